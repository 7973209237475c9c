import type { PayPeriod } from '@rise/contract/jobs/kinds'
import type { Pay } from '@rise/contract/jobs/shapes'
import { type Amount, amountsIn } from './pay-amounts.ts'
import { aboutDollars, currencyOf } from './pay-currency.ts'
import { payOfRange } from './pay-of-range.ts'
import { isPossiblePay, payPeriodAround } from './pay-period.ts'

/** Words shortly before or after an amount that show that it isn't pay. */
const noPayBefore =
  /\b(?:bonus(?:es)?|sign[- ]?on|signing|OTE|on[- ]target|commissions?|provision(?: bis)?|stipend|budget|allowances?|raised|secured|closed|funding|rounds?|seed|series|revenues?|turn ?over|income of|ARR|quota|deals?|spend|processed|manag(?:e|ed|ing)|worth|assets|portfolio|insurance|match|reward|referral|relocation|equity|refer a|prämie|zuschuss|zuschläge|prime|vale[- ][\p{L}-]+|subsídio[\p{L} ]*|tip|tarif(?!f)[\p{L} ]*|fee|cost|costs|price|grant|saved?|cover|(?:ersten|zweiten|dritten) (?:lehr|ausbildungs)?jahr)\b[^.!?\n]{0,40}$/iu
const noPayBehind =
  /^[^.,;!?\n]{0,30}?\b(?:bonus|stipend|budget|allowance|sign[- ]?on|signing|funding|round|seed|revenue|turnover|turn over|in payments|in assets|of assets|ARR|OTE|referral|reward|equity|match|prämie|willkommens|prime|relocation|per thousand|for (?:transport|learning|training|travel|lunch)|le mot|per word|pro wort|yearly for|annually for|home office|wellness|gift)/iu
/** The end of the words that belong to an amount. */
const ends = /[.!?](?=\s|$)|[,;\n](?!\d)|\b(?:plus|with|zuzüglich|más|mais)\b|\+/iu
const salaryWords =
  /\b(?:salary|salaries|base|pay|compensation|wages?|remuneration|gehalt\w*|jahres\w*|fixum|fixgehalt|vergütung|rémunération|salaire|fixe|salaris|loon|salario|sueldo|fijo|salário|vencimento|stipendio|RAL|CTC|lön|wynagrodzenie|lohn)\b/iu
/** By currency, the lowest amount without a period that is a year's pay, because it is too much for a month. */
const yearlyFrom: Readonly<Record<string, number>> = {
  ...{ USD: 20_000, EUR: 18_000, GBP: 15_000, CHF: 35_000, CAD: 25_000, AUD: 30_000, NZD: 30_000 },
}
const upTo =
  /(?<!\p{L})(?:up to|maximum(?: (?:base |annual |hourly |monthly )?(?:salary|pay|wage|compensation|rate))?(?: of| is)?|max\.?|bis zu|jusqu['’]à|hasta|maximaal|até|tot|fino a)\s*:?\s*$/iu
const atLeast =
  /(?<!\p{L})(?:from|start(?:ing|s) (?:at|from)|at least|more than|over|(?:minimum|starting)(?: (?:base |annual |hourly |monthly )?(?:salary|pay|wage|compensation|rate))?(?: of| is)?|ab|mindestens|mindest\p{L}{0,20}(?: [\p{L}]+){0,2}(?: von)?|à partir de|desde|a partir de|vanaf|od|min\.?)\s*:?\s*$/iu

/** Words after an amount that leave its upper end open: `$150K+`, `$65,000 and up`, `600万円以上`. */
const openBehind =
  /^(?:\+|以上| (?:and|or|&) (?:up|above|more|over|higher|upwards?)\b| upwards?\b| (?:und|oder) mehr\b| et plus\b| o más(?!\p{L}))/u
/**
 * Additions to a range or a salary that are not part of it: `• Offers Equity`, `and includes equity`, `(bonus
 * eligible)`.
 */
const besides =
  /[•·|]|\s(?:and|&|und|et|y)\s|\((?=[^)]{0,40}\b(?:eligible|plus|incl\w*|excl\w*|not|also|doe|depending|negotiable)\b)/iu

interface Candidate {
  readonly pay: Pay
  readonly isRange: boolean
  readonly isSalary: boolean
  readonly quote: string
  /** Whether the text omits the period, and the amount implies that it is a year's pay. */
  readonly impliesYear: boolean
  /** Whether the currency is that of the job's country, because the text has only a shared mark such as `$`. */
  readonly sharesMark: boolean
}

/** Pay with its words in the text, and the parts that were inferred. */
type FoundPay = Pick<Candidate, 'pay' | 'quote' | 'impliesYear' | 'sharesMark'>

/**
 * Returns the base pay that a text states with currency and period; null if there is none, or if several don't fit
 * together. A bare `$` means the currency of the job's `countries`. Bonuses, on-target earnings, budgets, funding,
 * revenue and the like are not pay. Several ranges in one currency and period, such as for several cities, become one
 * range from the lowest to the highest amount.
 */
export function payOfText(text: string, countries: readonly (string | null)[]): FoundPay | null {
  const amounts = amountsIn(text)
  const candidates = amounts.flatMap((amount, index) => {
    const candidate = candidateOf(
      text,
      amount,
      amounts[index - 1]?.end ?? 0,
      amounts[index + 1]?.start ?? text.length,
      countries,
    )
    return candidate === null ? [] : [candidate]
  })
  return mergeCandidates(candidates)
}

function candidateOf(
  text: string,
  amount: Amount,
  from: number,
  to: number,
  countries: readonly (string | null)[],
): Candidate | null {
  const sentence = text.slice(Math.max(from, amount.start - 120), amount.start)
  const wordsBefore = sentence.slice(lastBreak(sentence))
  const [opening = ''] = openBehind.exec(text.slice(amount.end, amount.end + 20)) ?? []
  const endOfAmount = amount.end + opening.length
  const rest = text.slice(endOfAmount, Math.min(to, endOfAmount + 60))
  const wordsBehind = rest.slice(0, ends.exec(rest)?.index ?? rest.length)
  const currency = currencyOf(amount.mark, countries)
  if (currency === null) return null
  const isSalary = salaryWords.test(wordsBefore)
  const statedPeriod = amount.inLakhs ? { period: 'YEAR' as const } : payPeriodAround(wordsBefore, wordsBehind)
  const impliedPeriod =
    statedPeriod === null && impliesYear(amount, currency, isSalary || salaryWords.test(wordsBehind))
  const period: PayPeriod | null = statedPeriod?.period ?? (impliedPeriod ? 'YEAR' : null)
  const ownWords = amount.isRange || isSalary ? wordsBehind.slice(0, besides.exec(wordsBehind)?.index) : wordsBehind
  if (period === null || noPayBefore.test(wordsBefore.slice(-64)) || noPayBehind.test(ownWords)) return null

  const boundary = upTo.test(wordsBefore) ? 'min' : atLeast.test(wordsBefore) ? 'max' : null
  const openEnd = opening !== '' ? 'max' : amount.isRange ? null : boundary
  const pay = payOfRange({
    min: openEnd === 'min' ? null : amount.min,
    max: openEnd === 'max' ? null : amount.max,
    currency,
    period,
  })
  if (pay === null) return null
  const limits = [pay.min, pay.max].filter((end) => end !== null).map((end) => aboutDollars(end, currency))
  if (!limits.every((dollars) => dollars !== null && isPossiblePay(dollars, period))) return null
  const quote = text.slice(amount.start - wordsBefore.length, endOfAmount + wordsBehind.length).trim()
  const sharesMark = currencyOf(amount.mark, []) === null
  return { pay, isRange: amount.isRange, isSalary, quote, impliesYear: impliedPeriod, sharesMark }
}

/** Returns the position at which the last sentence of a text, or its part from `plus` on, begins. */
function lastBreak(text: string): number {
  const breaks = [...text.matchAll(/[.!?](?=\s)|[;\n]|\b(?:plus|with OTE)\b/g)]
  const last = breaks.at(-1)
  return last === undefined ? 0 : last.index + (last[0].length === 1 ? 1 : 0)
}

function impliesYear({ min, isRange, inThousands }: Amount, currency: string, isSalary: boolean): boolean {
  const from = yearlyFrom[currency]
  return from !== undefined && min >= from && min <= 1_500_000 && (isSalary || isRange || inThousands)
}

/**
 * Merges candidates into one; null if their currencies or periods differ. Ranges take precedence over single amounts,
 * and amounts after a word for salary over others.
 */
function mergeCandidates(candidates: readonly Candidate[]): FoundPay | null {
  const ranges = candidates.filter(({ isRange }) => isRange)
  const salaries = candidates.filter(({ isSalary }) => isSalary)
  const bestCandidates = ranges.length > 0 ? ranges : salaries.length > 0 ? salaries : candidates
  const [first, ...otherCandidates] = bestCandidates
  if (first === undefined) return null
  const haveSameUnit = otherCandidates.every(
    ({ pay }) => pay.currency === first.pay.currency && pay.period === first.pay.period,
  )
  if (!haveSameUnit) return null
  const least = lowest(bestCandidates.map(({ pay }) => pay.min))
  const highest = lowest(bestCandidates.map(({ pay }) => (pay.max === null ? null : -pay.max)))
  const pay = payOfRange({ ...first.pay, min: least, max: highest === null ? null : -highest })
  return pay === null ? null : { ...first, pay }
}

/** Returns the lowest limit; null if one of the limits is open. */
function lowest(limits: readonly (number | null)[]): number | null {
  return limits.reduce((low, end) => (low === null || end === null ? null : Math.min(low, end)), limits[0] ?? null)
}
