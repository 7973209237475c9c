import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import { MOST_HIDDEN_FROM, MOST_SOUGHT_ROLES } from '@rise/contract/professionals/story/limits'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { ReadExtras } from '@rise/contract/resumes/endpoints'
import { audienceWords, opennessWords } from '../professionals/index.ts'
import { type ReadingPart, withEntries } from './reading-parts.ts'

/** Each catalog list with its name; interests are handled together with the member's own words. */
const catalogFields = [
  ['expertises', 'Expertise'],
  ['hats', 'Hats you wear'],
  ['soughtValues', 'Values you look for'],
  ['soughtBenefits', 'Benefits you look for'],
  ['mentoringTopics', 'Mentoring topics'],
] as const

/**
 * Returns the values that a document exported by Rise contains and the story lacks. Visible openness to work and
 * changed visibility settings never count as safe.
 */
export function extraParts(story: OwnStory, extras: ReadExtras): ReadingPart[] {
  return [
    ...nameParts(story, extras),
    ...timeZoneParts(story, extras),
    ...catalogFields.flatMap(([field, title]) => chosenParts(title, story[field], extras[field], field)),
    ...openToWorkParts(story, extras),
    ...visibilityParts(story, extras),
  ]
}

/** A guest enters the name when creating the account. */
function nameParts({ _id, firstName, lastName }: OwnStory, extras: ReadExtras): ReadingPart[] {
  const names = { firstName: extras.firstName ?? '', lastName: extras.lastName ?? '' }
  const [is, was] = [nameOf(names), nameOf({ firstName, lastName })]
  if (_id === '' || is === '' || is === was) return []
  const note = was === '' ? {} : { note: `Replaces your name: ${was}` }
  return [{ key: 'name', title: 'Name', lines: [is], safe: was === '', ...note, addToStory: () => names }]
}

function nameOf({ firstName, lastName }: Pick<OwnStory, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

function timeZoneParts({ timeZone: was }: OwnStory, { timeZone }: ReadExtras): ReadingPart[] {
  if (!timeZone || timeZone === was) return []
  const note = was === null ? {} : { note: `Replaces what is in your story: ${was}` }
  const addToStory = () => ({ timeZone })
  return [{ key: 'timeZone', title: 'Time zone', lines: [timeZone], safe: was === null, ...note, addToStory }]
}

function chosenParts(
  title: string,
  there: readonly CatalogEntry[],
  read: readonly CatalogEntry[] = [],
  field: (typeof catalogFields)[number][0],
): ReadingPart[] {
  const missingEntries = read.filter(({ slug }) => !there.some((entry) => entry.slug === slug))
  if (missingEntries.length === 0) return []
  return [
    {
      key: field,
      title,
      lines: [namesOf(missingEntries)],
      safe: true,
      ...(there.length > 0 && { note: 'We’ll add this after what’s already in your story. Nothing is replaced.' }),
      addToStory: (story) => ({ [field]: withEntries(story[field], missingEntries) }),
    },
  ]
}

/**
 * Openness, roles, work types and hidden companies are one part: without the hidden companies, the rest would reveal
 * too much.
 */
function openToWorkParts(story: OwnStory, extras: ReadExtras): ReadingPart[] {
  const { openToWork = story.openToWork, soughtRoles = [], soughtWorkTypes = [], hiddenFrom = [] } = extras
  const values = {
    openToWork,
    soughtRoles: mergeUnique(story.soughtRoles, soughtRoles, MOST_SOUGHT_ROLES),
    soughtWorkTypes: mergeUnique(story.soughtWorkTypes, soughtWorkTypes),
    hiddenFrom: mergeUnique(story.hiddenFrom, hiddenFrom, MOST_HIDDEN_FROM),
  }
  const names = ['openToWork', 'soughtRoles', 'soughtWorkTypes', 'hiddenFrom'] as const
  if (names.every((name) => JSON.stringify(values[name]) === JSON.stringify(story[name]))) return []
  const isVisible = openToWork !== 'off'
  return [
    {
      key: 'openToWork',
      title: 'Open to work',
      lines: [
        `Who can see it: ${opennessWords[openToWork]}`,
        ...line('Roles you’re looking for', soughtRoles),
        ...line('Where you’d work', soughtWorkTypes),
        ...line(
          'Hidden from',
          hiddenFrom.map((name) => `people at ${name}`),
        ),
      ],
      safe: !isVisible,
      ...(isVisible && { note: 'The people you’ve chosen see it as soon as you add it.' }),
      addToStory: () => values,
    },
  ]
}

function visibilityParts(story: OwnStory, extras: ReadExtras): ReadingPart[] {
  const { emailShownTo, phoneShownTo, searchEngines, shownAtWork } = extras
  const visibilities = [
    ['emailShownTo', emailShownTo, `Email: ${audienceWords[emailShownTo ?? 'nobody']}`],
    ['phoneShownTo', phoneShownTo, `Phone: ${audienceWords[phoneShownTo ?? 'nobody']}`],
    [
      'searchEngines',
      searchEngines,
      `Search engines: ${searchEngines ? 'can list your page' : 'won’t list your page'}`,
    ],
    ['shownAtWork', shownAtWork, `Your company’s page: ${shownAtWork ? 'shows you' : 'doesn’t show you'}`],
  ] as const
  const changedVisibilities = visibilities.filter(([name, value]) => value !== undefined && value !== story[name])
  if (changedVisibilities.length === 0) return []
  return [
    {
      key: 'visibility',
      title: 'Who sees what',
      lines: changedVisibilities.map(([, , words]) => words),
      note: 'Replaces what you have chosen, at once.',
      safe: false,
      addToStory: () => Object.fromEntries(changedVisibilities.map(([name, value]) => [name, value])),
    },
  ]
}

function mergeUnique<T>(values: readonly T[], more: readonly T[], most?: number): T[] {
  return [...new Set([...values, ...more])].slice(0, most)
}

function line(title: string, words: readonly string[]): string[] {
  return words.length > 0 ? [`${title}: ${words.join(', ')}`] : []
}

function namesOf(entries: readonly CatalogEntry[]): string {
  return entries.map(({ name }) => name).join(', ')
}
