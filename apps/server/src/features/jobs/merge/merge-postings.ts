import type { Pay } from '@rise/contract/jobs/shapes'
import type { PostingContent } from './posting-content.ts'
import type { StoredProvenance } from './stored-provenance.ts'

/** The parts of a posting that go into the merged job. */
export interface MergedPosting {
  /** The kind of the posting's source, such as `lever`. */
  readonly source: string
  readonly content: PostingContent
}

/** The maximum number of provenance entries, because a job may have hundreds of places. */
const MOST_ENTRIES = 60

/** Facts that come from the first posting that states them. */
const facts = [
  'department',
  'seniority',
  'employmentType',
  'workType',
  'applyUrl',
  'validThrough',
  'language',
  'skills',
  'benefits',
] as const
type Fact = (typeof facts)[number]

/**
 * Merges postings into one job. Its text and facts are those of the leading posting, missing facts come from the other
 * postings in order, and its places are the union. Pay in the same currency and period spans all postings, because one
 * role pays differently in different places. Each fact keeps its source.
 */
export function mergePostings(postings: readonly [MergedPosting, ...MergedPosting[]]): PostingContent {
  const [first, ...others] = postings
  if (others.length === 0) return first.content
  const sourcePosting = (fact: Fact) => postings.find(({ content }) => isKnown(content[fact])) ?? first
  const factOf = <F extends Fact>(fact: F): PostingContent[F] => sourcePosting(fact).content[fact]
  const places = new Set(first.content.places)
  const provenance = [...first.content.provenance]
  for (const fact of facts) if (sourcePosting(fact) !== first) provenance.push(...entriesOf(sourcePosting(fact), fact))
  if (sourcePosting('skills') !== first) provenance.push(...entriesOf(sourcePosting('skills'), 'preferredSkills'))
  for (const other of others) {
    if (other.content.places.some((slug) => !places.has(slug))) provenance.push(...entriesOf(other, 'places'))
    for (const slug of other.content.places) places.add(slug)
    if (other.content.pay !== null) provenance.push(...entriesOf(other, 'pay'))
  }
  return {
    ...first.content,
    department: factOf('department'),
    seniority: factOf('seniority'),
    employmentType: factOf('employmentType'),
    workType: factOf('workType'),
    applyUrl: factOf('applyUrl'),
    ...(postings.some(({ content }) => content.appliedHere) && { appliedHere: true as const }),
    validThrough: factOf('validThrough'),
    language: factOf('language'),
    skills: factOf('skills'),
    // Taken from the posting that supplies the skills.
    preferredSkills: sourcePosting('skills').content.preferredSkills ?? [],
    benefits: factOf('benefits'),
    pay: spanOf(postings.map(({ content }) => content.pay)),
    places: [...places],
    provenance: distinct(provenance).slice(0, MOST_ENTRIES),
  }
}

function isKnown(value: PostingContent[Fact]): boolean {
  return value !== null && value.length > 0
}

/** Returns the range that spans all pays in the currency and period of the first pay; null if no posting states any. */
function spanOf(pays: readonly (Pay | null)[]): Pay | null {
  const [first, ...rest] = pays.filter((pay) => pay !== null)
  if (first === undefined) return null
  const comparablePays = [
    first,
    ...rest.filter((pay) => pay.currency === first.currency && pay.period === first.period),
  ]
  const [mins, maxes] = [comparablePays.map(({ min }) => min), comparablePays.map(({ max }) => max)]
  const min = mins.every((end) => end !== null) ? Math.min(...mins) : null
  const max = maxes.every((end) => end !== null) ? Math.max(...maxes) : null
  return min === null && max === null ? first : { ...first, min, max }
}

function entriesOf({ source, content }: MergedPosting, field: string): StoredProvenance[] {
  return content.provenance.filter((entry) => entry.field === field).map((entry) => ({ ...entry, source }))
}

/** Removes duplicates. If two postings agree, the earlier posting's entry stays. */
function distinct(entries: readonly StoredProvenance[]): StoredProvenance[] {
  const seenEntries = new Set<string>()
  return entries.filter(({ field, value }) => {
    const entry = `${field}\n${value}`
    const isNew = !seenEntries.has(entry)
    seenEntries.add(entry)
    return isNew
  })
}
