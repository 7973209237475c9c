import { foldKeepingLength } from './fold.ts'
import { anyMonth, duration, monthOf, season, since, today, until } from './time-words.ts'

/**
 * A period, as exact as it was written: `2019`, `2019-05`, `2019-05-17`. A period without an end is ongoing or a single
 * date, or its end is unknown.
 */
export interface Period {
  readonly startDate?: string
  readonly endDate?: string
}

/** A period that was found in a line, and the rest of that line. */
export interface FoundPeriod extends Period {
  /** The line with a tab in place of the period. */
  readonly rest: string
  /** Whether a range was written, such as `2019–2021`, `since 2019` or `until 2021`, and not only a date. */
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
const betweenDates = String.raw`[\s(]*(?:${sign}|${until})(?:[\s)]*(?:${sign}|${until}))*[\s(]*`
const shortMonth = String.raw`(?<![\d./])(?:0[1-9]|1[0-2])[/.'’]\s?\d{2}(?![\d./])`
const bracket = [String.raw`[([]?\s*`, String.raw`\s*[)\]]?`] as const
const end = String.raw`(?:${today})`
const from = String.raw`(?:(?:${since})\s*:?\s+)?`
const range = new RegExp(
  `${bracket[0]}${from}(?:(${oneDate})${betweenDates}(${oneDate}|${end})|(${shortMonth})${betweenDates}(${shortMonth}|${end}))${bracket[1]}`,
  'u',
)
/** Two dates with only space, a comma, `|`, `·` or `/` between them, because the dash was lost or was a picture. */
const adjacent = new RegExp(
  String.raw`${bracket[0]}${from}(${oneDate})(?:\s*[,|·]\s*|\s+|(?<=[月월])|\s*\/\s*(?=(?:19|20)\d{2}))(${oneDate}|${end})${bracket[1]}`,
  'u',
)
const openPeriodPattern = new RegExp(
  String.raw`${bracket[0]}(?:${since})\s*:?\s*(${oneDate})(?:\s*${sign})?${bracket[1]}|(${oneDate})\s*(?:以降|から|부터|óta|ota|itibaren|-$|–$|—$)${bracket[1]}`,
  'u',
)
const closedPeriod = new RegExp(String.raw`${bracket[0]}(?:${until})\s+(${oneDate})${bracket[1]}`, 'u')
// Ranges such as 2019-21 and 2019/20.
const shortRange = /[([]?\s*(?<![\d.])((?:19|20)\d{2})\s?[-–—/]\s?['’]?(\d{2})(?![-./\d])\s*[)\]]?/u
const singlePattern = new RegExp(`${bracket[0]}(${oneDate})${bracket[1]}`, 'u')
const wholePattern = new RegExp(`^(?:${oneDate})$`, 'u')
const endsToday = new RegExp(`^(?:${end})$`, 'u')
const length = new RegExp(duration, 'u')
const onlyLength = new RegExp(`^${duration}$`, 'u')

/**
 * Returns the period in a line: the first range, else "since" or "until" a date, else the first date. Null if there is
 * none.
 */
export function findPeriod(line: string): FoundPeriod | null {
  if (!/\p{Nd}{2}/u.test(line)) return null
  const cachedPeriod = periods.get(line)
  if (cachedPeriod !== undefined) return cachedPeriod
  const period = periodIn(line)
  if (periods.size > 20_000) periods.clear()
  periods.set(line, period)
  return period
}

/** The periods of lines, cached because each step reads the same lines. */
const periods = new Map<string, FoundPeriod | null>()

function periodIn(line: string): FoundPeriod | null {
  const foldedLine = foldKeepingLength(line)
  const fullRangeMatch = range.exec(foldedLine)
  const adjacentMatch = adjacent.exec(foldedLine)
  const match =
    fullRangeMatch && (!adjacentMatch || fullRangeMatch.index <= adjacentMatch.index)
      ? fullRangeMatch
      : isOrdered(adjacentMatch)
        ? adjacentMatch
        : fullRangeMatch
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
  const shortMatch = shortRange.exec(foldedLine)
  if (shortMatch && isLater(shortMatch)) {
    const [words, first = '', last = ''] = shortMatch
    return foundPeriod(line, {
      at: shortMatch.index,
      words,
      isRange: true,
      from: first,
      to: `${first.slice(0, 2)}${last}`,
    })
  }
  const openPeriod = openPeriodPattern.exec(foldedLine)
  if (openPeriod)
    return foundPeriod(line, {
      at: openPeriod.index,
      words: openPeriod[0],
      isRange: true,
      from: openPeriod[1] ?? openPeriod[2] ?? '',
    })
  const rangeMatch = closedPeriod.exec(foldedLine)
  if (rangeMatch)
    return foundPeriod(line, {
      at: rangeMatch.index,
      words: rangeMatch[0],
      isRange: true,
      from: '',
      to: rangeMatch[1] ?? '',
    })
  const singleDate = singlePattern.exec(foldedLine)
  return (
    singleDate &&
    foundPeriod(line, { at: singleDate.index, words: singleDate[0], isRange: false, from: singleDate[1] ?? '' })
  )
}

/** Returns a single date, as exact as it was written; undefined if the text is not a date. */
export function readDate(text: string): string | undefined {
  const foldedText = foldKeepingLength(text.trim())
  return wholePattern.test(foldedText) ? isoOf(foldedText) : undefined
}

/** Whether a text means that something is ongoing. */
export function isToday(text: string): boolean {
  return endsToday.test(foldKeepingLength(text.trim()))
}

/** Whether a text is only a length of time: `2 years 10 months`. */
export function isDuration(text: string): boolean {
  return onlyLength.test(foldKeepingLength(text.trim()))
}

/** Whether two adjacent dates are a period: the second one must be later. Otherwise they are two dates. */
function isOrdered(match: RegExpExecArray | null): boolean {
  if (!match) return false
  const [, first = '', last = ''] = match
  if (endsToday.test(last)) return true
  const [from, to] = [isoOf(first) ?? '', isoOf(last) ?? '']
  return from !== '' && from < to
}

function isLater([, first = '', last = '']: RegExpExecArray): boolean {
  const distance = Number(last) - Number(first.slice(2))
  // 2019-05 is a month; 2019-21 is a range of years.
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
  const textAfter = line.slice(at + words.length)
  // A length of time after the period repeats what its ends say.
  const spare = length.exec(
    foldKeepingLength(textAfter).replace(/^[\s(·|,–-]*/, (start) => start.replaceAll(/./g, ' ')),
  )
  const isBehind =
    spare !== null &&
    foldKeepingLength(textAfter)
      .slice(0, spare.index)
      .trim()
      .replaceAll(/[(·|,–-]/g, '')
      .trim() === ''
  const rest = isBehind && isRange ? textAfter.slice(spare.index + spare[0].length) : textAfter
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

/** Returns the day, such as `-17`; an empty string for a day that doesn't exist, such as 31 June. */
function dayOf(years: string, inMonth: number, ofDay: number): string {
  const last = new Date(Date.UTC(Number(years), inMonth, 0)).getUTCDate()
  return ofDay >= 1 && ofDay <= last ? `-${twoDigits(ofDay)}` : ''
}

/**
 * Returns the month and the day, as in 31.12.2019 and 31/12/2019. Returns an empty string for 03/04/2019, where either
 * number could be the month.
 */
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
