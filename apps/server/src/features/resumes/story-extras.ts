import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import { storyExtras } from '@rise/contract/professionals/story/fields'
import type { ReadExtras, UnplacedText } from '@rise/contract/resumes/endpoints'
import type { Resume } from '@rise/contract/resumes/shapes'
import { EXTRAS_PART, keyInWords } from '@rise/contract/resumes/words'
import type { z } from 'zod'
import { slugify } from '../../platform/slugs/slug.ts'
import { entriesOf, presentSlug } from '../catalogs/index.ts'
import { catalogOf, type StoryRow } from '../professionals/index.ts'

type Extras = z.output<typeof storyExtras>
const fieldRules = storyExtras.shape

/** Returns the values of a story for which JSON Resume has no field, without empty ones and defaults. */
export function extrasOf(row: StoryRow, { interests = [] }: Resume): Extras {
  const chosenInterests = row.interests ?? []
  const extras = {
    firstName: row.first_name,
    lastName: row.last_name,
    timeZone: row.time_zone,
    openToWork: row.open_to_work,
    soughtRoles: row.sought_roles,
    soughtWorkTypes: row.sought_work_types,
    hiddenFrom: row.hidden_from,
    expertises: row.expertises,
    hats: row.hats,
    soughtValues: row.sought_values,
    soughtBenefits: row.sought_benefits,
    mentoringTopics: row.mentoring_topics,
    emailShownTo: row.email_shown_to,
    phoneShownTo: row.phone_shown_to,
    searchEngines: row.search_engines,
    shownAtWork: row.shown_at_work,
  }
  const silent: readonly unknown[] = [null, undefined, '', 'off', 'nobody']
  const defaultChoices = { searchEngines: true, shownAtWork: false }
  const nonEmpty = Object.entries(extras).filter(([name, value]) => {
    const isEmpty = Array.isArray(value) && value.length === 0
    return !silent.includes(value) && !isEmpty && defaultChoices[name as keyof typeof defaultChoices] !== value
  })
  // An empty choice is included if the document has interests, so that none of them is chosen when it is imported.
  const hasInterests = chosenInterests.length > 0 || interests.length > 0
  return { ...Object.fromEntries(nonEmpty), ...(hasInterests && { interests: chosenInterests }) }
}

/**
 * Returns the interests of a document, plus the interests chosen from our list that the document doesn't name. Returns
 * nothing if there are no such interests.
 */
export function interestsWith(row: StoryRow, resume: Resume): Pick<Resume, 'interests'> {
  const namedSlugs = new Set(knownInterests(resume).map(({ slug }) => slug))
  const unnamedInterests = entriesOf('interests', row.interests ?? []).filter(({ slug }) => !namedSlugs.has(slug))
  if (unnamedInterests.length === 0) return {}
  return {
    interests: [
      ...(resume.interests ?? []),
      ...unnamedInterests.map(({ slug, name }) => ({ name, [EXTRAS_PART]: slug })),
    ],
  }
}

/** A document, split into the résumé and what Rise adds to it. */
export interface ReadDocument {
  /** The résumé without Rise's additions. */
  readonly resume: Resume
  readonly extras: ReadExtras
  readonly interests: CatalogEntry[]
  /** The extras that fit no field, as text. */
  readonly unplaced: readonly UnplacedText[]
}

/** Splits a document into the résumé and Rise's additions, which are validated field by field. */
export function takeExtras(document: Resume): ReadDocument {
  const { [EXTRAS_PART]: rawExtras, ...resume } = document
  const unplacedOf = (texts: readonly string[]) => texts.map((text) => ({ text, line: null, heading: null }))
  if (typeof rawExtras !== 'object' || rawExtras === null || Array.isArray(rawExtras)) {
    const unread = rawExtras === undefined ? [] : [inWords(EXTRAS_PART, rawExtras)]
    return { resume, extras: {}, interests: knownInterests(resume), unplaced: unplacedOf(unread) }
  }
  const unread: string[] = []
  const readFields = Object.entries(rawExtras).flatMap(([name, value]) => {
    const field = Object.hasOwn(fieldRules, name) ? fieldRules[name as keyof Extras].safeParse(value) : undefined
    if (field?.success && field.data !== undefined) return [[name, field.data] as const]
    unread.push(inWords(name, value))
    return []
  })
  const fields = Object.fromEntries(readFields) as Extras
  const entries = Object.entries(catalogOf).flatMap(([name, catalog]) => {
    const slugs = fields[name as keyof typeof catalogOf]
    if (slugs === undefined) return []
    const knownEntries = entriesOf(catalog, slugs)
    unread.push(
      ...slugs.filter((slug) => !knownEntries.some((entry) => entry.slug === slug)).map((slug) => inWords(name, slug)),
    )
    return [[name, knownEntries] as const]
  })
  const { interests, ...chosen } = Object.fromEntries(entries) as { [K in keyof typeof catalogOf]?: CatalogEntry[] }
  const { interests: _, ...extras } = { ...fields, ...chosen }
  return {
    resume: withoutMarked(resume),
    extras: extras as ReadExtras,
    interests: interests ?? knownInterests(resume),
    unplaced: unplacedOf(unread),
  }
}

/** Removes the interests that were added from our list. */
function withoutMarked({ interests, ...resume }: Resume): Resume {
  const ownInterests = (interests ?? []).filter((entry) => typeof entry[EXTRAS_PART] !== 'string')
  return ownInterests.length > 0 || interests?.length === 0 ? { ...resume, interests: ownInterests } : resume
}

function inWords(name: string, value: unknown): string {
  return `${keyInWords(name)}: ${typeof value === 'string' ? value : JSON.stringify(value)}`
}

/** Returns the catalog's interests that a résumé names, once each, ignoring case and accents. */
function knownInterests({ interests = [] }: Resume): CatalogEntry[] {
  const words = interests.flatMap(({ name = '', keywords = [] }) => [name, ...keywords])
  return entriesOf('interests', [...new Set(words.map((word) => presentSlug('interests', slugify(word))))])
}
