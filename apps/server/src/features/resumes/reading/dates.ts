/** A period, as exact as written: `2019`, `2019-05`, `2019-05-17`. Without an end, it is ongoing or unknown. */
export interface Period {
  readonly startDate?: string
  readonly endDate?: string
}

/** A period found in a line, and the rest of that line. */
export interface FoundPeriod extends Period {
  readonly rest: string
  /** Whether two ends were written; the second may be "today". */
  readonly isRange: boolean
}

// English, German, French, Spanish, Portuguese; without accents and in lower case.
const monthNames = [
  'jan|january|januar|janner|janv|janvier|ene|enero|janeiro',
  'feb|february|februar|fev|fevr|fevrier|febrero|fevereiro',
  'mar|march|marz|mrz|maerz|mars|marzo|marco',
  'apr|april|avr|avril|abr|abril',
  'may|mai|mayo|maio',
  'jun|june|juni|juin|junio|junho',
  'jul|july|juli|juil|juillet|julio|julho',
  'aug|august|aout|ago|agosto',
  'sep|sept|september|septembre|septiembre|set|setembro',
  'oct|october|okt|oktober|octobre|octubre|out|outubro',
  'nov|november|novembre|noviembre|novembro',
  'dec|december|dez|dezember|decembre|dic|diciembre|dezembro',
]
const monthOf = new Map(
  monthNames.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
)
const anyMonth = [...monthOf.keys()].toSorted((a, b) => b.length - a.length).join('|')
const seasons = 'spring|summer|autumn|fall|winter|fruhling|fruhjahr|sommer|herbst|printemps|ete|automne|hiver'
const today =
  'till now|to date|present|current|currently|now|today|ongoing|heute|aktuell|jetzt|laufend|present|aujourd.?hui|actuel|actuellement|en cours|actualidad|la actualidad|actual|presente|hoy|atual|atualmente|o momento|hoje'
const since = 'since|from|seit|ab|depuis|desde|von'
const between = String.raw`\s*(?:-|–|—|−|‐|‑|~|\bto\b|\buntil\b|\btill\b|\bbis\b|\bau\b|\ba\b|\bal\b|\bate\b|\bhasta\b)+\s*`
const year = String.raw`(?:19|20)\d{2}`
const oneDate = [
  String.raw`(?:\d{1,2}\.?\s+(?:de\s+)?)?(?:${anyMonth})\.?,?\s*(?:\d{1,2},\s*)?(?:de\s+|of\s+)?(?:${year}|['’]\d{2})\b`,
  String.raw`(?:${seasons})\s+${year}\b`,
  String.raw`\b${year}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?\b`,
  String.raw`\b\d{1,2}[./]\d{1,2}[./]${year}\b`,
  String.raw`\b(?:0?[1-9]|1[0-2])\s?[./-]\s?${year}\b`,
  String.raw`\b${year}[./](?:0[1-9]|1[0-2])\b`,
  String.raw`\b${year}\b`,
].join('|')
const range = new RegExp(
  String.raw`[([]?\s*(?:\b(?:${since})\s+)?(?<![\p{L}\d])(${oneDate})${between}(${oneDate}|\b(?:${today})\b)\s*[)\]]?`,
  'iu',
)
const open = new RegExp(String.raw`[([]?\s*\b(?:${since})\s+(${oneDate})\s*[)\]]?`, 'iu')
// 2019-21 and 2019/20.
const shortRange = /[([]?\s*\b((?:19|20)\d{2})\s?[-–—/]\s?(\d{2})\b(?![-./\d])\s*[)\]]?/u
const single = new RegExp(String.raw`[([]?\s*(?<![\p{L}\d])(${oneDate})\s*[)\]]?`, 'iu')
const wholly = new RegExp(`^(?:${oneDate})$`, 'iu')
const endsToday = new RegExp(`^(?:${today})$`, 'iu')

/** Returns the first period in a line: a range, "since" a date, or a single date. Null if there is none. */
export function findPeriod(line: string): FoundPeriod | null {
  const folded = foldKeepingLength(line)
  const full = range.exec(folded)
  if (full) {
    const [words, from = '', to = ''] = full
    return found(line, full.index, words.length, true, from, endsToday.test(to) ? undefined : to)
  }
  const short = shortRange.exec(folded)
  if (short && isLater(short)) {
    const [words, from = '', to = ''] = short
    return found(line, short.index, words.length, true, from, `${from.slice(0, 2)}${to}`)
  }
  const opened = open.exec(folded)
  if (opened) return found(line, opened.index, opened[0].length, true, opened[1] ?? '')
  const alone = single.exec(folded)
  return alone && found(line, alone.index, alone[0].length, false, alone[1] ?? '')
}

/** Returns a single date, as exact as it was written; undefined if the text is no date. */
export function readDate(text: string): string | undefined {
  const folded = foldKeepingLength(text.trim())
  return wholly.test(folded) ? isoOf(folded) : undefined
}

/** Whether a text says that something is ongoing. */
export function isToday(text: string): boolean {
  return endsToday.test(foldKeepingLength(text.trim()))
}

function isLater([, from = '', to = '']: RegExpExecArray): boolean {
  const distance = Number(to) - Number(from.slice(2))
  // 2019-05 is a month; 2019-21 is two years.
  return distance > 0 && Number(to) > 12
}

function found(line: string, at: number, length: number, isRange: boolean, from: string, to?: string): FoundPeriod {
  const [startDate, endDate] = [isoOf(from), to === undefined ? undefined : isoOf(to)]
  const rest = `${line.slice(0, at)}\t${line.slice(at + length)}`
  return { rest, isRange, ...(startDate && { startDate }), ...(endDate && { endDate }) }
}

function isoOf(written: string): string | undefined {
  const text = written.toLowerCase()
  const years = /(?:19|20)\d{2}/.exec(text)?.[0] ?? yearOfTwoDigits(text)
  if (years === undefined) return undefined
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  const name = new RegExp(String.raw`(?:^|[\d\s.])(${anyMonth})(?![a-z])`, 'u').exec(text)?.[1]
  if (name !== undefined) return `${years}-${twoDigits(monthOf.get(name) ?? 1)}`
  const numbers = Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits)).filter((number) => number < 32)
  const [first, second] = numbers
  if (first === undefined) return years
  if (second === undefined) return `${years}-${twoDigits(first)}`
  return `${years}${monthOfDay(text, first, second)}`
}

/** The month of 31.12.2019 and 31/12/2019 is clear; in 03/04/2019, either number could be it. */
function monthOfDay(text: string, first: number, second: number): string {
  const isDayFirst = text.includes('.') || first > 12
  const [day, month] = isDayFirst ? [first, second] : [second, first]
  if (month < 1 || month > 12 || (!isDayFirst && day <= 12 && day !== month)) return ''
  return `-${twoDigits(month)}-${twoDigits(day)}`
}

function yearOfTwoDigits(text: string): string | undefined {
  const digits = /['’](\d{2})\b/.exec(text)?.[1]
  if (digits === undefined) return undefined
  return Number(digits) > 50 ? `19${digits}` : `20${digits}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

/** Lower case without accents. Replaces character by character, so that a match has the same position in the line. */
function foldKeepingLength(text: string): string {
  return text.replaceAll(/[^\p{ASCII}]/gu, (letter) => {
    const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
    return plain.length === letter.length ? plain : letter
  })
}
