import type { CatalogEntry } from '@rise/contract/catalogs'
import type { OwnStory } from '@rise/contract/stories'
import type { StoryChange } from '../story-change.ts'

const chosen = ['expertises', 'hats', 'soughtValues', 'soughtBenefits', 'interests', 'mentoringTopics'] as const
const plain = ['timeZone', 'openToWork', 'soughtRoles', 'soughtWorkTypes'] as const

/** What must be sent to make one story of the other; undefined when they say the same. */
export function changeBetween(before: OwnStory, after: OwnStory): StoryChange | undefined {
  const resume = Object.fromEntries(
    Object.entries(after.resume).filter(([name, value]) => !isSame(value, before.resume[name])),
  )
  const slugs = chosen.flatMap((name) => (isSame(after[name], before[name]) ? [] : [[name, slugsOf(after[name])]]))
  const others = plain.flatMap((name) => (isSame(after[name], before[name]) ? [] : [[name, after[name]]]))
  const change: StoryChange = {
    ...Object.fromEntries([...slugs, ...others]),
    ...(Object.keys(resume).length > 0 && { resume }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

/** A story with what was answered before its owner was known: only what it did not say itself. */
export function adopt(story: OwnStory, answered: OwnStory): OwnStory {
  const lists = [...chosen, 'soughtRoles', 'soughtWorkTypes'] as const
  const filled = lists.flatMap((name) => (story[name].length > 0 ? [] : [[name, answered[name]]]))
  const sections = Object.entries(answered.resume).filter(([name]) => isEmpty(story.resume[name]))
  const basics = { ...(answered.resume.basics as object | undefined), ...(story.resume.basics as object | undefined) }
  return {
    ...story,
    ...Object.fromEntries(filled),
    timeZone: story.timeZone ?? answered.timeZone,
    openToWork: story.openToWork === 'off' ? answered.openToWork : story.openToWork,
    resume: {
      ...story.resume,
      ...Object.fromEntries(sections),
      ...(Object.keys(basics).length > 0 && { basics }),
    },
  }
}

function slugsOf(entries: readonly CatalogEntry[]): string[] {
  return entries.map(({ slug }) => slug)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isEmpty(section: unknown): boolean {
  return section === undefined || (Array.isArray(section) && section.length === 0)
}
