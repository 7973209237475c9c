import type { CatalogEntry } from '@rise/contract/catalogs'
import type { OwnStory } from '@rise/contract/stories'
import { readingParts } from '../reading-parts.ts'
import { resumeOf, type StoryChange } from '../story-change.ts'

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

/**
 * A story with what was answered before its owner was known: what it says itself stays, and its lists of roles, schools,
 * skills and the like grow by what they lack. What found no place then is in `leftOut`.
 */
export function adopt(story: OwnStory, answered: OwnStory): OwnStory {
  const lists = [...chosen, 'soughtRoles', 'soughtWorkTypes'] as const
  const filled = lists.flatMap((name) => (story[name].length > 0 ? [] : [[name, answered[name]]]))
  const { basics: _, ...kept } = resumeOf(story)
  const { basics: __, ...told } = resumeOf(answered)
  const parts = readingParts(kept, told, { email: false, phone: false })
  const sections = parts.reduce((document, part) => part.take(document), kept)
  const basics = { ...(answered.resume.basics as object | undefined), ...(story.resume.basics as object | undefined) }
  return {
    ...story,
    ...Object.fromEntries(filled),
    timeZone: story.timeZone ?? answered.timeZone,
    openToWork: story.openToWork === 'off' ? answered.openToWork : story.openToWork,
    resume: {
      ...sections,
      ...(Object.keys(basics).length > 0 && { basics }),
    },
  }
}

const texts = [
  ['label', 'Headline'],
  ['summary', 'About you'],
  ['url', 'Your site'],
] as const

/** What of these answers a story has no place for, because it says something else there: a line each. */
export function leftOut(story: OwnStory, answered: OwnStory): string[] {
  const [kept, told] = [resumeOf(story).basics ?? {}, resumeOf(answered).basics ?? {}]
  const [place, other] = [kept.location?.city, told.location?.city]
  const words = [
    ...texts.map(([name, title]) => [title, kept[name], told[name]] as const),
    ['Place', place, other] as const,
    ...[...chosen, 'soughtRoles' as const].map((name) => {
      const there = new Set(story[name].map(nameOf))
      const missing = answered[name].map(nameOf).filter((each) => !there.has(each))
      return [fieldTitles[name], there.size > 0 ? 'some' : undefined, missing.join(', ')] as const
    }),
  ]
  return words.flatMap(([title, here, said]) => (here && said && here !== said ? [`${title}: ${said}`] : []))
}

const fieldTitles = {
  expertises: 'Expertises',
  hats: 'Hats',
  soughtValues: 'Values',
  soughtBenefits: 'Benefits',
  interests: 'Interests',
  mentoringTopics: 'Mentoring topics',
  soughtRoles: 'Roles that you look for',
} as const

function nameOf(entry: CatalogEntry | string): string {
  return typeof entry === 'string' ? entry : entry.name
}

function slugsOf(entries: readonly CatalogEntry[]): string[] {
  return entries.map(({ slug }) => slug)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
