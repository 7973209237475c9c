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
/** Characters of a usual description. */
const usualLength = 3_000

/** What a rule tells of a posting, and what its label says, each as texts to compare; an unknown value is no text. */
interface Comparison {
  readonly rule: string
  told(posting: Posting, label: LabelledPosting['labels']): readonly string[]
  labelled(label: LabelledPosting['labels']): readonly string[]
}

const comparisons: readonly Comparison[] = [
  one(
    'department',
    ({ department }) => department?.value,
    ({ department }) => department,
  ),
  one(
    'seniority',
    ({ seniority }) => seniority?.value,
    ({ seniority }) => seniority,
  ),
  { rule: 'skills', told: ({ skills }) => skills?.value ?? [], labelled: ({ skills }) => skills },
  { rule: 'places', told: toldPlaces, labelled: ({ places }) => places.map(placeText) },
  one(
    'work type',
    ({ workType }) => workType?.value,
    ({ workType }) => workType,
  ),
  one(
    'employment type',
    ({ employmentType }) => employmentType?.value,
    ({ employmentType }) => employmentType,
  ),
  one(
    'pay',
    ({ pay }) => pay && payText(pay.value),
    ({ pay }) => pay && payText(pay),
  ),
  one(
    'language',
    ({ language }) => language?.value,
    ({ language }) => language,
  ),
  one(
    'closing date',
    ({ validThrough }) => validThrough?.value.toISOString().slice(0, 10),
    ({ validThrough }) => validThrough,
  ),
]

/** Precision and recall of every rule on the labelled postings, those held out apart; and how many postings a second. */
export async function measureRules(): Promise<Row[]> {
  const labelled = readLabelledPostings()
  const read = labelled.map((posting) => ({ ...posting, read: completePosting(postingOf(posting)) }))
  const rows = comparisons.flatMap((comparison) =>
    [false, true].flatMap((isHeldOut) =>
      rowsOf(
        comparison,
        read.filter((each) => each.isHeldOut === isHeldOut),
        isHeldOut,
      ),
    ),
  )
  const perSecond = postingsPerSecond(labelled)
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

function one(
  rule: string,
  told: (posting: Posting) => string | null | undefined,
  labelled: (label: LabelledPosting['labels']) => string | null,
): Comparison {
  const listed = (value: string | null | undefined) => (value == null ? [] : [value])
  return { rule, told: (posting) => listed(told(posting)), labelled: (label) => listed(labelled(label)) }
}

function rowsOf(
  { rule, told, labelled }: Comparison,
  postings: readonly (LabelledPosting & { read: Posting })[],
  isHeldOut: boolean,
): Row[] {
  let [right, wrong, missed] = [0, 0, 0]
  const mistaken: string[] = []
  for (const { id, labels, read } of postings) {
    const expected = new Set(labelled(labels))
    const found = new Set(told(read, labels))
    const hits = [...found].filter((value) => expected.has(value)).length
    right += hits
    wrong += found.size - hits
    missed += expected.size - hits
    if (found.size > hits || expected.size > hits) mistaken.push(id)
  }
  const set = isHeldOut ? 'held out' : 'worked on'
  const note = isHeldOut || mistaken.length === 0 ? {} : { note: `otherwise than labelled: ${mistaken.join(', ')}` }
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

/** Places with a country; the region counts where the label of that city names one. */
function toldPlaces({ places }: Posting, label: LabelledPosting['labels']): string[] {
  return places.flatMap(({ value }) => {
    if (value.country === null) return []
    const { locality, region, country } = value
    const checked = label.places.some((place) => place.region !== null && place.country === country)
    return [placeText({ locality, region: checked || locality === null ? region : null, country })]
  })
}

function placeText({ locality, region, country }: LabelledPosting['labels']['places'][number]): string {
  const place = canonicalPlace({ locality, region, country, asWritten: '' })
  return [place.locality ?? '', place.region ?? '', place.country ?? '']
    .join('/')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** The posting as a reader of a plain board gives it: a title, a text of places, a description. */
function postingOf({ id, title, place, description }: LabelledPosting): Posting {
  const location = { text: place ?? '', path: 'place' }
  const titled = asGiven(title, 'title')
  return {
    key: id,
    url: null,
    companyName: null,
    title: titled,
    description: asGiven(description, 'description'),
    department: null,
    seniority: null,
    employmentType: null,
    workType: workTypeOfWords([location], titled),
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

function asGiven(value: string, path: string): Sourced<string> {
  return { value, path, rule: 'as-given' }
}

/**
 * Per second of processor time, which others on the machine do not take, with descriptions of a usual length put together
 * from those of other postings; the gazetteer and the languages are loaded by then.
 */
function postingsPerSecond(labelled: readonly LabelledPosting[]): number {
  const postings = labelled.map((posting, index) => {
    const others = labelled.slice(index).concat(labelled.slice(0, index))
    const words = others.reduce((text, { labels, description }) => {
      return text.length < usualLength && labels.pay === null ? text + description : text
    }, posting.description)
    return postingOf({ ...posting, description: words })
  })
  const start = process.cpuUsage()
  let completed = 0
  while (process.cpuUsage(start).user < measuredMs * 1_000) {
    for (const posting of postings) completePosting(posting)
    completed += postings.length
  }
  return (1_000_000 * completed) / process.cpuUsage(start).user
}
