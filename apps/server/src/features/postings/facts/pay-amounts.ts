import { cjkCurrencyMarks, currencyMarks } from './pay-currency.ts'

/** An amount of money in a text, or a range between two amounts. */
export interface Amount {
  readonly min: number
  readonly max: number
  readonly isRange: boolean
  /** The currency mark as written (`$`, `EUR`), or the code that other words imply (`INR` for lakhs, `EUR` for RAL). */
  readonly mark: string
  readonly start: number
  readonly end: number
  /** Whether the amount is in lakhs a year, as in India. */
  readonly inLakhs: boolean
  /** Whether the amount is in short form, such as 45k. */
  readonly inThousands: boolean
}

const number = String.raw`(?:\d{1,3}(?:,\d{2,3}|[.'’  \u202f]\d{3}){1,4}(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?)`
/** The ending of an amount without cents: `56.000,-`. */
const withoutCents = String.raw`(?:[.,][-–—]{1,2}(?!\d))?`
const shortForm = String.raw`(?: ?(?:[kK](?![a-z])|tkr|mil\b|Tsd\.?|[万萬만](?! ?\d)))?`
const tooLarge = String.raw`(?! ?(?:[mMbB]n?\b|[mM]io\b|[mM]rd\b|million|billion|mill[oi]|bilh|miljoen|crore|[亿億억]))`
/** A mark is never part of a word, such as the `R` of `RN` or the `kr` of `kraft`. But `K€` is a mark after a `K`. */
const mark = String.raw`(?:(?:(?<!\p{L})|(?<=[kK])(?=[€£$]))(?:${currencyMarks})(?!\p{L})|(?:${cjkCurrencyMarks}))`
const gross = '(?: ?(?:gross|brutto|bruto|brut|netto))?'
/**
 * A slash separates the ends of a range only if the second is marked as money (`35/45K€`), unlike in `24/7` and `$20/5
 * days`.
 */
const rangeSign = String.raw`[-–—‑~～〜∼－]|\/(?= ?(?:${mark} ?\d|\d{1,4}(?:[.,]\d)? ?(?:[kK](?![a-z])|[万萬만])))|(?<!\p{L})(?:to|and|bis|à|a|und|et|y|en|tot|e|até|do)(?!\p{L})`
const pattern = new RegExp(
  String.raw`(?<![\d.,]|\d ?[/~～〜] ?)(?<first>${number})${withoutCents}(?<firstShort>${shortForm})(?: ?(?<middle>${mark}))?${gross}` +
    String.raw`(?: ?(?:${rangeSign}) ?(?<again>${mark})? ?(?<second>${number})${withoutCents}(?<secondShort>${shortForm})(?![\d%]))?` +
    String.raw`(?![\d%]| ?[/~～〜] ?\d)${tooLarge}(?: ?(?<lakhs>LPA\b|lakhs?\b|lpa\b|[Ll]acs?\b)| ?(?<behind>${mark}))?`,
  'gu',
)
const markBefore = new RegExp(`(${mark}) ?$`, 'u')
const longestMark = 6
/** An Italian gross salary is always in euros. */
const eurosBefore = /\bRAL\b[^.;\n\d]{0,20}$/u
const mostAmounts = 60

/** Returns the amounts of money in a text, in order, at most 60. Numbers without a currency don't count. */
export function amountsIn(text: string): Amount[] {
  const amounts: Amount[] = []
  for (const match of text.matchAll(pattern)) {
    const { first = '', firstShort = '', middle, again, second, secondShort = '', lakhs, behind } = match.groups ?? {}
    const ahead = markBefore.exec(text.slice(Math.max(0, match.index - longestMark), match.index))
    const before = ahead?.[1]
    // A code after the amount is more specific than a sign before the amount: `$35,000 MXN`.
    const marks = [behind, before, again, middle].filter((each) => each !== undefined)
    const impliedMark = lakhs !== undefined ? 'INR' : isInEuros(text, match.index) ? 'EUR' : undefined
    const writtenMark = marks.find((each) => /^[A-Z]{3}$/.test(each)) ?? marks[0] ?? impliedMark
    if (writtenMark === undefined) continue
    const [low, high] = [parseAmount(first), second === undefined ? parseAmount(first) : parseAmount(second)]
    if (low === null || high === null) continue
    const sharesUnit = secondShort.trim() !== '' || (second === undefined && firstShort.trim() !== '')
    const unit = lakhs === undefined ? unitOf(secondShort.trim() || firstShort.trim()) : 100_000
    const isShort = sharesUnit || lakhs !== undefined
    const lowUnit = (isShort && low < unit && low <= high) || firstShort.trim() !== '' ? unit : 1
    amounts.push({
      min: low * lowUnit,
      max: high * (isShort ? unit : 1),
      isRange: second !== undefined,
      mark: writtenMark,
      start: match.index - (ahead?.[0].length ?? 0),
      end: match.index + match[0].length,
      inLakhs: lakhs !== undefined,
      inThousands: isShort,
    })
    if (amounts.length >= mostAmounts) break
  }
  return amounts
}

/** Returns 10,000 for an East Asian unit such as 万, otherwise 1,000. */
function unitOf(written: string): number {
  return /[万萬만]/.test(written) ? 10_000 : 1_000
}

function isInEuros(text: string, index: number): boolean {
  return eurosBefore.test(text.slice(Math.max(0, index - 40), index))
}

/** Reads `1.234,56`, `1,234.56`, `1 234`, `1'234` and `28,00,000` as numbers; null if the grouping makes no sense. */
function parseAmount(written: string): number | null {
  const groups = written.split(/[.,'’  \u202f]/)
  const separators = written.match(/[.,'’  \u202f]/g) ?? []
  if (separators.length === 0) return Number(written)
  const last = groups.at(-1) ?? ''
  const lastSeparator = separators.at(-1) ?? ''
  const isFraction =
    /[.,]/.test(lastSeparator) &&
    last.length <= 2 &&
    (separators.length === 1 || !separators.slice(0, -1).includes(lastSeparator))
  const wholeGroups = isFraction ? groups.slice(0, -1) : groups
  if (wholeGroups.slice(1).some((group, index) => group.length !== 3 && index === wholeGroups.length - 2)) return null
  return Number(`${wholeGroups.join('')}.${isFraction ? last : '0'}`)
}
