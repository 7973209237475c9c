import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import { MOST_HIDDEN_FROM, MOST_SOUGHT_ROLES } from '@rise/contract/professionals/story/limits'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { ReadExtras } from '@rise/contract/resumes/endpoints'
import { msg, t } from '@rise/texts'
import { audienceWords, opennessWords, workTypeName } from '../professionals/index.ts'
import { type ReadingPart, withEntries } from './reading-parts.ts'

/** Each catalog list with its name; interests are handled together with the member's own words. */
const catalogFields = [
  ['expertises', msg('Expertise')],
  ['hats', msg('Hats you wear')],
  ['soughtValues', msg('Values you look for')],
  ['soughtBenefits', msg('Benefits you look for')],
  ['mentoringTopics', msg('Mentoring topics')],
] as const

/**
 * Returns the values that a document exported by Rise contains and the story lacks. Visible openness to work and
 * changed visibility settings never count as safe.
 */
export function extraParts(story: OwnStory, extras: ReadExtras): ReadingPart[] {
  return [
    ...nameParts(story, extras),
    ...timeZoneParts(story, extras),
    ...catalogFields.flatMap(([field, title]) => chosenParts(t(title), story[field], extras[field], field)),
    ...openToWorkParts(story, extras),
    ...visibilityParts(story, extras),
  ]
}

/** A guest enters the name when creating the account. */
function nameParts({ _id, firstName, lastName }: OwnStory, extras: ReadExtras): ReadingPart[] {
  const names = { firstName: extras.firstName ?? '', lastName: extras.lastName ?? '' }
  const [is, was] = [nameOf(names), nameOf({ firstName, lastName })]
  if (_id === '' || is === '' || is === was) return []
  const note = was === '' ? {} : { note: t('Replaces your name: {name}', { name: was }) }
  return [
    { key: 'name', title: t('Name', 'of a person'), lines: [is], safe: was === '', ...note, addToStory: () => names },
  ]
}

function nameOf({ firstName, lastName }: Pick<OwnStory, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

function timeZoneParts({ timeZone: was }: OwnStory, { timeZone }: ReadExtras): ReadingPart[] {
  if (!timeZone || timeZone === was) return []
  const note = was === null ? {} : { note: t('Replaces what is in your story: {text}', { text: was }) }
  const addToStory = () => ({ timeZone })
  return [{ key: 'timeZone', title: t('Time zone'), lines: [timeZone], safe: was === null, ...note, addToStory }]
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
      ...(there.length > 0 && { note: t('We’ll add this after what’s already in your story. Nothing is replaced.') }),
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
      title: t('Open to work'),
      lines: [
        t('Who can see it: {audience}', { audience: t(opennessWords[openToWork]) }),
        ...line(soughtRoles, (roles) => t('Roles you’re looking for: {roles}', { roles })),
        ...line(soughtWorkTypes.map(workTypeName), (types) => t('Where you’d work: {types}', { types })),
        ...line(
          hiddenFrom.map((company) => t('people at {company}', { company })),
          (people) => t('Hidden from: {people}', { people }),
        ),
      ],
      safe: !isVisible,
      ...(isVisible && { note: t('The people you’ve chosen see it as soon as you add it.') }),
      addToStory: () => values,
    },
  ]
}

function visibilityParts(story: OwnStory, extras: ReadExtras): ReadingPart[] {
  const { emailShownTo, phoneShownTo, searchEngines, shownAtWork } = extras
  const visibilities = [
    [
      'emailShownTo',
      emailShownTo,
      t('Email: {audience}', { audience: t(audienceWords[emailShownTo ?? 'nobody']) }, 'who can see it'),
    ],
    [
      'phoneShownTo',
      phoneShownTo,
      t('Phone: {audience}', { audience: t(audienceWords[phoneShownTo ?? 'nobody']) }, 'who can see it'),
    ],
    [
      'searchEngines',
      searchEngines,
      searchEngines ? t('Search engines: can list your page') : t('Search engines: won’t list your page'),
    ],
    [
      'shownAtWork',
      shownAtWork,
      shownAtWork ? t('Your company’s page: shows you') : t('Your company’s page: doesn’t show you'),
    ],
  ] as const
  const changedVisibilities = visibilities.filter(([name, value]) => value !== undefined && value !== story[name])
  if (changedVisibilities.length === 0) return []
  return [
    {
      key: 'visibility',
      title: t('Who sees what'),
      lines: changedVisibilities.map(([, , words]) => words),
      note: t('Replaces what you have chosen, at once.'),
      safe: false,
      addToStory: () => Object.fromEntries(changedVisibilities.map(([name, value]) => [name, value])),
    },
  ]
}

function mergeUnique<T>(values: readonly T[], more: readonly T[], most?: number): T[] {
  return [...new Set([...values, ...more])].slice(0, most)
}

function line(words: readonly string[], inWords: (list: string) => string): string[] {
  return words.length > 0 ? [inWords(words.join(', '))] : []
}

function namesOf(entries: readonly CatalogEntry[]): string {
  return entries.map(({ name }) => name).join(', ')
}
