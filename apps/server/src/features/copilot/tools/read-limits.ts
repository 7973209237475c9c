import type { EmploymentType, JobList, Seniority } from '@rise/contract/jobs/kinds'
import type { JobFilter } from '@rise/contract/jobs/search/fields'
import { readPlaces, type WantedPlaces } from '../places/read-places.ts'

/** The limits of a request. */
export interface Limits {
  readonly lists: readonly JobList[]
  readonly employmentTypes: readonly EmploymentType[]
  readonly seniorities: readonly Seniority[]
  /** Yearly pay in whole units. The currency is null if the request names none. */
  readonly pay: { readonly from: number; readonly currency: string | null } | null
  readonly postedWithin: JobFilter['postedWithin']
  readonly places: WantedPlaces
  /** Excluded words. */
  readonly without: readonly string[]
}

const allLists = ['remote', 'hybrid', 'onsite'] as const
const lists: readonly (readonly [JobList, RegExp])[] = [
  ['remote', /\bremote(?:ly)?\b|\b(?:from|at) home\b|\bhome ?office\b|\bwfh\b|\btelework/i],
  ['hybrid', /\bhybrid\b/i],
  ['onsite', /\bon[- ]?site\b|\bin (?:the |an )?office\b|\bin person\b/i],
]
const employments: readonly (readonly [EmploymentType, RegExp])[] = [
  ['Full-time', /\bfull[- ]?time\b/i],
  ['Part-time', /\bpart[- ]?time\b/i],
  ['Contract', /\bcontract(?:or|ing|s)?\b/i],
  ['Freelance', /\bfreelanc/i],
  ['Internship', /\bintern(?:ship)?s?\b/i],
  ['Temporary', /\btemporary\b|\btemp\b/i],
]
const seniorityWords: readonly (readonly [Seniority, RegExp])[] = [
  ['Entry Level', /\bjunior\b|\bentry[- ]level\b|\bbeginner/i],
  ['Mid-Level', /\bmid[- ]?(?:level|senior)\b/i],
  ['Senior Level', /\bsenior\b/i],
]
const currencyNames: Readonly<Record<string, string>> = {
  ...{ '€': 'EUR', $: 'USD', '£': 'GBP', euro: 'EUR', euros: 'EUR', dollar: 'USD', dollars: 'USD' },
  ...{ pounds: 'GBP', zł: 'PLN', zloty: 'PLN', francs: 'CHF' },
}
const currency = String.raw`(?:€|\$|£|euros?\b|dollars?\b|pounds\b|zł|zloty\b|francs\b|[A-Za-z]{3}\b)`
const atLeast = new RegExp(
  String.raw`(?:\b(?:over|above|at least|more than|minimum(?: of)?|min|from|starting at|higher than)\s+|>=?\s*)(${currency})?\s?(\d[\d.,' ]*)\s?(k\b)?\s?(${currency})?(?:\s*(?:a|per|/)\s*(month|year|hour|day))?`,
  'i',
)
const days: readonly (readonly [RegExp, number])[] = [
  [/\btoday\b/i, 1],
  [/\b(?:this|last|past) week\b|\bnew ones\b/i, 7],
  [/\b(?:this|last|past) month\b/i, 31],
]
const denial = /\b(?:not|no|without|except|exclude|excluding|don[’']?t want)\s+(?:the\s+)?([\p{L}\p{N}+#.-]+)/giu

/** Reads the limits of a request; `towns` are the names of places recognised besides countries. */
export function readLimits(text: string, towns: readonly string[] = []): Limits {
  const deniedWords = Array.from(text.matchAll(denial), ([, word = '']) => word).join(' ')
  const wantedText = text.replaceAll(denial, ' ')
  const wantedLists = lists.flatMap(([list, pattern]) => (pattern.test(wantedText) ? [list] : []))
  const unwantedLists = lists.flatMap(([list, pattern]) => (pattern.test(deniedWords) ? [list] : []))
  return {
    lists:
      wantedLists.length > 0 || unwantedLists.length === 0
        ? wantedLists
        : allLists.filter((list) => !unwantedLists.includes(list)),
    employmentTypes: employments.flatMap(([type, pattern]) => (pattern.test(wantedText) ? [type] : [])),
    seniorities: seniorityWords.flatMap(([level, pattern]) => (pattern.test(wantedText) ? [level] : [])),
    pay: payOf(wantedText),
    postedWithin: days.find(([pattern]) => pattern.test(wantedText))?.[1],
    places: readPlaces(wantedText, towns),
    without: deniedWords
      .split(' ')
      .filter((word) => word.length > 2 && !lists.some(([, pattern]) => pattern.test(word))),
  }
}

/** Whether a request has limits other than excluded words. */
export function isLimited({
  lists: namedLists,
  employmentTypes,
  seniorities,
  pay,
  postedWithin,
  places,
}: Limits): boolean {
  const isNamed = [namedLists, employmentTypes, seniorities, places.names].some((all) => all.length > 0)
  return isNamed || pay !== null || postedWithin !== undefined
}

/** Returns yearly pay. Amounts per month, day or hour are ignored, because the filter compares yearly pay. */
function payOf(text: string): Limits['pay'] {
  const match = atLeast.exec(text)
  if (!match) return null
  const [, before, digits = '', thousands, after, period] = match
  if (period !== undefined && period.toLowerCase() !== 'year') return null
  const currencyName = before ?? after
  const code =
    currencyName === undefined ? null : (currencyNames[currencyName.toLowerCase()] ?? currencyName.toUpperCase())
  const isValidCurrency = code === null || Intl.supportedValuesOf('currency').includes(code)
  const amount = Number(digits.replaceAll(/[.,' ]/g, '')) * (thousands === undefined ? 1 : 1_000)
  if (!isValidCurrency && currencyName !== undefined && before !== undefined) return null
  return amount >= 1_000 && amount <= 100_000_000 ? { from: amount, currency: isValidCurrency ? code : null } : null
}
