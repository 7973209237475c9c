import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { StoryChange } from './story-change.ts'

/** The fields of a story that are chosen from a catalog. */
export const catalogFields = [
  'expertises',
  'hats',
  'soughtValues',
  'soughtBenefits',
  'interests',
  'mentoringTopics',
] as const satisfies readonly (keyof OwnStory)[]

const plainFields = [
  'firstName',
  'lastName',
  'timeZone',
  'openToWork',
  'soughtRoles',
  'soughtWorkTypes',
  'hiddenFrom',
  'emailShownTo',
  'phoneShownTo',
  'searchEngines',
  'shownAtWork',
] as const satisfies readonly (keyof OwnStory)[]

/** Returns the change that turns one story into the other; undefined if they are equal. */
export function changeBetween(before: OwnStory, after: OwnStory): StoryChange | undefined {
  const resume = Object.fromEntries(
    Object.entries(after.resume).filter(([name, value]) => !isSame(value, before.resume[name])),
  )
  const slugs = catalogFields.flatMap((name) =>
    isSame(after[name], before[name]) ? [] : [[name, slugsOf(after[name])]],
  )
  const changedFields = plainFields.flatMap((name) => (isSame(after[name], before[name]) ? [] : [[name, after[name]]]))
  const change: StoryChange = {
    ...Object.fromEntries([...slugs, ...changedFields]),
    ...(Object.keys(resume).length > 0 && { resume }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

function slugsOf(entries: readonly CatalogEntry[]): string[] {
  return entries.map(({ slug }) => slug)
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
