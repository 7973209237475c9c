import { foldKeepingLength } from './fold.ts'
import { anyMonth, duration, monthOf, season, since, today, until } from './time-words.ts'

/** A period, as exact as written: `2019`, `2019-05`, `2019-05-17`. Without an end, it is ongoing or unknown. */
export interface Period {
  readonly startDate?: string
  readonly endDate?: string
}

/** A period found in a line, and the rest of that line. */
export interface FoundPeriod extends Period {
  /** The line with a tab in place of the period. */
  readonly rest: string
  /** Whether two ends were written; the second may be "today". */
  readonly isRange: boolean
}

const year = String.raw`(?:19|20)\d{2}(?!\d)`
const month = String.raw`(?:1[0-2]|0?[1-9])`
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const ordinal = '(?:st|nd|rd|th|er|º|ª)?'
const name = String.raw`(?<!\p{L})(?:${anyMonth})(?![\p{L}])\.?`
const oneDate = [
  String.raw`(?:(?<![\d.,])${day}${ordinal}\.?\s+(?:de\s+|of\s+)?)?${name},?[\s/-]*(?:${day}${ordinal},\s*)?(?:de\s+|del\s+|of\s+)?(?:${year}|['’]\d{2}(?!\d))`,
  String.raw`${name}-\d{2}(?!\d)`,
  String.raw`(?:${season})\s+(?:term\s+)?${year}`,
  String.raw`(?<!\d)${year}\s*[年년]\s*${month}\s*[月월](?:\s*${day}\s*[日일])?`,
  String.raw`(?<!\d)${year}\s*[年년](?:度|도)?`,
  String.raw`(?<!\d)${year}-${month}(?!\d)(?:-\d{2}(?!\d))?`,
  String.raw`(?<![\d./])${day}\s?[./-]\s?${month}\s?[./-]\s?${year}`,
  String.raw`(?<![\d./])${month}\s?[./-]\s?${year}`,
  String.raw`(?<![\d./])${year}[./]\s?${month}(?!\d)(?:[./]\s?${day}(?!\d))?\.?`,
  String.raw`(?<!\d)${year}\.?\s+${name}(?!\.?,?\s*(?:${year}|['’\d]))`,
  String.raw`(?<!\p{L})q[1-4]\s+${year}`,
  String.raw`(?<![\p{L}\d])${year}(?![\p{L}])`,
].join('|')
const sign = String.raw`(?:-|–|—|−|‐|‑|―|~|〜|～|∼|→|⟶|⇒|➔|➜|›|»|>|\.\.\.|…)`
const between = String.raw`[\s(]*(?:${sign}|${until})(?:[\s)]*(?:${sign}|${until}))*[\s(]*`
const shortMonth = String.raw`(?<![\d./])(?:0[1-9]|1[0-2])[/.'’]\s?\d{2}(?![\d./])`
const bracket = [String.raw`[([]?\s*`, String.raw`\s*[)\]]?`] as const
const end = String.raw`(?:${today})`
const from = String.raw`(?:(?:${since})\s*:?\s+)?`
const range = new RegExp(
  `${bracket[0]}${from}(?:(${oneDate})${between}(${oneDate}|${end})|(${shortMonth})${between}(${shortMonth}|${end}))${bracket[1]}`,
  'u',
)
/** Two dates with only space between them: the sign was lost, or was a picture. */
const adjacent = new RegExp(
  String.raw`${bracket[0]}${from}(${oneDate})(?:\s*[,|·]\s*|\s+|(?<=[月월])|\s*\/\s*(?=(?:19|20)\d{2}))(${oneDate}|${end})${bracket[1]}`,
  'u',
)
const open = new RegExp(
  String.raw`${bracket[0]}(?:${since})\s*:?\s*(${oneDate})(?:\s*${sign})?${bracket[1]}|(${oneDate})\s*(?:以降|から|부터|óta|ota|itibaren|-$|–$|—$)${bracket[1]}`,
  'u',
)
const closed = new RegExp(String.raw`${bracket[0]}(?:${until})\s+(${oneDate})${bracket[1]}`, 'u')
// 2019-21 and 2019/20.
const shortRange = /[([]?\s*(?<![\d.])((?:19|20)\d{2})\s?[-–—/]\s?['’]?(\d{2})(?![-./\d])\s*[)\]]?/u
const single = new RegExp(`${bracket[0]}(${oneDate})${bracket[1]}`, 'u')
const wholly = new RegExp(`^(?:${oneDate})$`, 'u')
const endsToday = new RegExp(`^(?:${end})$`, 'u')
const length = new RegExp(duration, 'u')
const onlyLength = new RegExp(`^${duration}$`, 'u')

/** Returns the first period in a line: a range, "since" a date, or a single date. Null if there is none. */
export function findPeriod(line: string): FoundPeriod | null {
  if (!/\p{Nd}{2}/u.test(line)) return null
  const cached = periods.get(line)
  if (cached !== undefined) return cached
  const period = periodIn(line)
  if (periods.size > 20_000) periods.clear()
  periods.set(line, period)
  return period
}

/** Cached, because each step reads the same lines. */
const periods = new Map<string, FoundPeriod | null>()

function periodIn(line: string): FoundPeriod | null {
  const folded = foldKeepingLength(line)
  const full = range.exec(folded)
  const beside = adjacent.exec(folded)
  const match = full && (!beside || full.index <= beside.index) ? full : isOrdered(beside) ? beside : full
  if (match) {
    const [words] = match
    const [first = '', last = ''] = match.slice(1).filter((part) => part !== undefined)
    return foundPeriod(line, {
      at: match.index,
      words,
      isRange: true,
      from: first,
      to: endsToday.test(last) ? undefined : last,
    })
  }
  const short = shortRange.exec(folded)
  if (short && isLater(short)) {
    const [words, first = '', last = ''] = short
    return foundPeriod(line, { at: short.index, words, isRange: true, from: first, to: `${first.slice(0, 2)}${last}` })
  }
  const opened = open.exec(folded)
  if (opened)
    return foundPeriod(line, { at: opened.index, words: opened[0], isRange: true, from: opened[1] ?? opened[2] ?? '' })
  const rangeMatch = closed.exec(folded)
  if (rangeMatch)
    return foundPeriod(line, {
      at: rangeMatch.index,
      words: rangeMatch[0],
      isRange: true,
      from: '',
      to: rangeMatch[1] ?? '',
    })
  const alone = single.exec(folded)
  return alone && foundPeriod(line, { at: alone.index, words: alone[0], isRange: false, from: alone[1] ?? '' })
}

/** Returns a single date, as exact as it was written; undefined if the text is no date. */
export function readDate(text: string): string | undefined {
  const folded = foldKeepingLength(text.trim())
  return wholly.test(folded) ? isoOf(folded) : undefined
}

/** Whether a text means that something is ongoing. */
export function isToday(text: string): boolean {
  return endsToday.test(foldKeepingLength(text.trim()))
}

/** Whether a text is a length of time and nothing else: `2 years 10 months`. */
export function isDuration(text: string): boolean {
  return onlyLength.test(foldKeepingLength(text.trim()))
}

/** Dates side by side are a period if the second is later; others are two dates. */
function isOrdered(match: RegExpExecArray | null): boolean {
  if (!match) return false
  const [, first = '', last = ''] = match
  if (endsToday.test(last)) return true
  const [from, to] = [isoOf(first) ?? '', isoOf(last) ?? '']
  return from !== '' && from < to
}

function isLater([, first = '', last = '']: RegExpExecArray): boolean {
  const distance = Number(last) - Number(first.slice(2))
  // 2019-05 is a month; 2019-21 is two years.
  return distance > 0 && Number(last) > 12
}

interface Match {
  readonly at: number
  readonly words: string
  readonly isRange: boolean
  readonly from: string
  readonly to?: string | undefined
}

function foundPeriod(line: string, { at, words, isRange, from: first, to }: Match): FoundPeriod {
  const [startDate, endDate] = [isoOf(first), to === undefined ? undefined : isoOf(to)]
  const behind = line.slice(at + words.length)
  // The length of the period repeats its ends.
  const spare = length.exec(foldKeepingLength(behind).replace(/^[\s(·|,–-]*/, (start) => start.replaceAll(/./g, ' ')))
  const isBehind =
    spare !== null &&
    foldKeepingLength(behind)
      .slice(0, spare.index)
      .trim()
      .replaceAll(/[(·|,–-]/g, '')
      .trim() === ''
  const rest = isBehind && isRange ? behind.slice(spare.index + spare[0].length) : behind
  return {
    rest: `${line.slice(0, at)}\t${rest}`,
    isRange,
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  }
}

function isoOf(written: string): string | undefined {
  const text = written.trim()
  const years = /(?:19|20)\d{2}/.exec(text)?.[0] ?? yearOfTwoDigits(text)
  if (years === undefined) return undefined
  const names = new RegExp(String.raw`(?<!\p{L})(${anyMonth})(?!\p{L})`, 'u').exec(text)?.[1]
  if (names !== undefined) return `${years}-${twoDigits(monthOf.get(names) ?? 1)}`
  if (/^q[1-4]|^\p{L}/u.test(text)) return years
  const numbers = Array.from(text.replace(years, ' ').matchAll(/\d+/g), ([digits]) => Number(digits)).filter(
    (number) => number < 32,
  )
  const isYearFirst = text.startsWith(years)
  const [first, second] = numbers
  if (first === undefined || first === 0 || (first > 12 && isYearFirst)) return years
  if (/^\d{2}[/.'’]\s?\d{2}$/.test(text)) return `${years}-${twoDigits(Number(text.slice(0, 2)))}`
  if (second === undefined) return `${years}-${twoDigits(first)}`
  if (isYearFirst) return `${years}-${twoDigits(first)}${dayOf(years, first, second)}`
  return `${years}${monthOfDay(text, first, second, years)}`
}

/** A day that the calendar lacks, such as the 31 June, is left out. */
function dayOf(years: string, inMonth: number, ofDay: number): string {
  const last = new Date(Date.UTC(Number(years), inMonth, 0)).getUTCDate()
  return ofDay >= 1 && ofDay <= last ? `-${twoDigits(ofDay)}` : ''
}

/** The month of 31.12.2019 and 31/12/2019 is clear; in 03/04/2019, either number could be it. */
function monthOfDay(text: string, first: number, second: number, years: string): string {
  const isDayFirst = text.includes('.') || first > 12
  const [ofDay, inMonth] = isDayFirst ? [first, second] : [second, first]
  if (inMonth < 1 || inMonth > 12 || (!isDayFirst && ofDay <= 12 && ofDay !== inMonth)) return ''
  return `-${twoDigits(inMonth)}${dayOf(years, inMonth, ofDay)}`
}

function yearOfTwoDigits(text: string): string | undefined {
  const digits = /['’/.-]\s?(\d{2})$/.exec(text)?.[1]
  if (digits === undefined) return undefined
  return Number(digits) > 50 ? `19${digits}` : `20${digits}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
