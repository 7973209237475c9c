import type { Pay } from '@rise/contract/jobs/shapes'
import { completePosting } from '../../apps/server/src/features/postings/facts/complete-posting.ts'
import {
  distinctPlaces,
  readPlaces,
  workTypeOfWords,
} from '../../apps/server/src/features/postings/facts/read-facts.ts'
import { canonicalPlace } from '../../apps/server/src/features/postings/places/canonical-place.ts'
import type { Posting, Sourced } from '../../apps/server/src/features/postings/posting.ts'
import { type LabelledPosting, readLabelledPostings } from '../labelled-postings.ts'
import type { Row } from '../table.ts'

const leastPrecision = 97
const leastRecall = 85
const leastPerSecond = 1_000
const measuredMs = 2_000
/** The number of characters in a typical description. */
const usualLength = 3_000

/**
 * Compares the values that a rule finds in a posting with those of its label, both as texts. An unknown value has no
 * text.
 */
interface Comparison {
  readonly rule: string
  told(posting: Posting, label: LabelledPosting['labels']): readonly string[]
  labelled(label: LabelledPosting['labels']): readonly string[]
}

const comparisons: readonly Comparison[] = [
  singleValueRule(
    'department',
    ({ department }) => department?.value,
    ({ department }) => department,
  ),
  singleValueRule(
    'seniority',
    ({ seniority }) => seniority?.value,
    ({ seniority }) => seniority,
  ),
  { rule: 'skills', told: ({ skills }) => skills?.value ?? [], labelled: ({ skills }) => skills },
  { rule: 'places', told: placesToCompare, labelled: ({ places }) => places.map(placeText) },
  singleValueRule(
    'work type',
    ({ workType }) => workType?.value,
    ({ workType }) => workType,
  ),
  singleValueRule(
    'employment type',
    ({ employmentType }) => employmentType?.value,
    ({ employmentType }) => employmentType,
  ),
  singleValueRule(
    'pay',
    ({ pay }) => pay && payText(pay.value),
    ({ pay }) => pay && payText(pay),
  ),
  singleValueRule(
    'language',
    ({ language }) => language?.value,
    ({ language }) => language,
  ),
  singleValueRule(
    'closing date',
    ({ validThrough }) => validThrough?.value.toISOString().slice(0, 10),
    ({ validThrough }) => validThrough,
  ),
]

/**
 * Measures the precision and recall of every rule on the labelled postings, separately for held-out ones, and the
 * postings per second.
 */
export async function measureRules(): Promise<Row[]> {
  const labelledPostings = readLabelledPostings()
  const readPostings = labelledPostings.map((posting) => ({ ...posting, read: completePosting(postingOf(posting)) }))
  const rows = comparisons.flatMap((comparison) =>
    [false, true].flatMap((isHeldOut) =>
      rowsOf(
        comparison,
        readPostings.filter((each) => each.isHeldOut === isHeldOut),
        isHeldOut,
      ),
    ),
  )
  const perSecond = postingsPerSecond(labelledPostings)
  return [
    ...rows,
    {
      metric: 'Postings completed by the rules, of processor time',
      unit: '/s',
      measured: perSecond,
      limit: { atLeast: leastPerSecond },
    },
  ]
}

function singleValueRule(
  rule: string,
  told: (posting: Posting) => string | null | undefined,
  labelled: (label: LabelledPosting['labels']) => string | null,
): Comparison {
  const listOf = (value: string | null | undefined) => (value == null ? [] : [value])
  return { rule, told: (posting) => listOf(told(posting)), labelled: (label) => listOf(labelled(label)) }
}

function rowsOf(
  { rule, told, labelled }: Comparison,
  postings: readonly (LabelledPosting & { read: Posting })[],
  isHeldOut: boolean,
): Row[] {
  let [right, wrong, missed] = [0, 0, 0]
  const mistakenIds: string[] = []
  for (const { id, labels, read } of postings) {
    const expectedValues = new Set(labelled(labels))
    const foundValues = new Set(told(read, labels))
    const hitCount = [...foundValues].filter((value) => expectedValues.has(value)).length
    right += hitCount
    wrong += foundValues.size - hitCount
    missed += expectedValues.size - hitCount
    if (foundValues.size > hitCount || expectedValues.size > hitCount) mistakenIds.push(id)
  }
  const set = isHeldOut ? 'held out' : 'worked on'
  const note =
    isHeldOut || mistakenIds.length === 0 ? {} : { note: `otherwise than labelled: ${mistakenIds.join(', ')}` }
  return [
    {
      metric: `Rule for ${rule}, ${set}: precision`,
      unit: '%',
      measured: share(right, wrong),
      limit: { atLeast: leastPrecision },
    },
    {
      metric: `Rule for ${rule}, ${set}: recall of ${right + missed}`,
      unit: '%',
      measured: share(right, missed),
      limit: { atLeast: leastRecall },
      ...note,
    },
  ]
}

function share(right: number, others: number): number {
  return right + others === 0 ? 100 : (100 * right) / (right + others)
}

function payText({ min, max, currency, period }: Pay): string {
  return `${min ?? ''}-${max ?? ''} ${currency} ${period}`
}

/** Returns the places with a country. The region is compared only if the label names one for that country. */
function placesToCompare({ places }: Posting, label: LabelledPosting['labels']): string[] {
  return places.flatMap(({ value }) => {
    if (value.country === null) return []
    const { locality, region, country } = value
    const isRegionLabelled = label.places.some((place) => place.region !== null && place.country === country)
    return [placeText({ locality, region: isRegionLabelled || locality === null ? region : null, country })]
  })
}

function placeText({ locality, region, country }: LabelledPosting['labels']['places'][number]): string {
  const place = canonicalPlace({ locality, region, country, asWritten: '' })
  return [place.locality ?? '', place.region ?? '', place.country ?? '']
    .join('/')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** Returns the posting as the reader of a plain board returns it: a title, a text of places, a description. */
function postingOf({ id, title, place, description }: LabelledPosting): Posting {
  const location = { text: place ?? '', path: 'place' }
  const titleText = sourcedText(title, 'title')
  return {
    key: id,
    url: null,
    companyName: null,
    title: titleText,
    description: sourcedText(description, 'description'),
    department: null,
    seniority: null,
    employmentType: null,
    workType: workTypeOfWords([location], titleText),
    places: distinctPlaces(readPlaces(location)),
    pay: null,
    skills: null,
    benefits: null,
    language: null,
    applyUrl: null,
    datePosted: null,
    validThrough: null,
  }
}

function sourcedText(value: string, path: string): Sourced<string> {
  return { value, path, rule: 'as-given' }
}

/**
 * Returns the postings per second of processor time, which is independent of other load on the machine. Descriptions
 * are extended to a typical length with those of other postings. The gazetteer and the languages are already loaded.
 */
function postingsPerSecond(labelledPostings: readonly LabelledPosting[]): number {
  const postings = labelledPostings.map((posting, index) => {
    const otherPostings = labelledPostings.slice(index).concat(labelledPostings.slice(0, index))
    const words = otherPostings.reduce((text, { labels, description }) => {
      return text.length < usualLength && labels.pay === null ? text + description : text
    }, posting.description)
    return postingOf({ ...posting, description: words })
  })
  const start = process.cpuUsage()
  let completedCount = 0
  while (process.cpuUsage(start).user < measuredMs * 1_000) {
    for (const posting of postings) completePosting(posting)
    completedCount += postings.length
  }
  return (1_000_000 * completedCount) / process.cpuUsage(start).user
}
