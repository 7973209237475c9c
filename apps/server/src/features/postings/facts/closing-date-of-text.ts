/** Months in the languages of the boards, each by the first letters that identify it. */
const months: readonly RegExp[] = [
  /^(?:jan|gen|ene|styc)/,
  /^(?:feb|fév|fev|lut)/,
  /^(?:mar|mär|mrz|maa|mrt)/,
  /^(?:apr|avr|abr|kwi)/,
  /^(?:may|mai|mei|mag|maj)/,
  /^(?:jun|juin|giu|czer)/,
  /^(?:jul|juil|lug|lip)/,
  /^(?:aug|aoû|aou|ago|sie)/,
  /^(?:sep|set|wrz)/,
  /^(?:oct|okt|out|ott|paź)/,
  /^(?:nov|lis)/,
  /^(?:dec|dez|déc|dic|gru)/,
]

const says =
  /(?:\bappl(?:y|ications?(?: are| is)?(?: accepted| close[sd]?| open| received)?|ying)(?: online| now)? ?(?:by|before|until|until|till|through|no later than|deadline|:)|\bapplications? (?:close|deadline|due|accepted|must)|\bdeadline\b|\bclosing date\b|\bcloses? (?:on|at)\b|\blast (?:application )?(?:date|day)(?: to apply| for applications)?\b|\bus by\b|\bbewerb\p{L}*(?: sie sich| dich)? (?:bitte )?(?:bis|frist)|\bbewerbungs(?:schluss|frist|ende)\b|\bdate limite\b|\bcandidatures?\b[^.\n]{0,20}jusqu|\bpostulez avant\b|\bcandidaturas? (?:até|hasta)|\b(?:fecha límite|fecha de cierre|prazo|plazo)\b|\bsolliciteer (?:vóór|voor|tot)|\breageren kan\b|\bsollicit\p{L}* (?:tot|vóór|voor)\b|\bsista ansökningsdag\b|\btermin (?:aplikacji|składania)\b)[^.!?\n]{0,60}?/iu
const date =
  /(?<iso>20\d\d-\d\d-\d\d)|(?<day>\d{1,2})(?:st|nd|rd|th|er|º)?\.? (?:de |of )?(?<month>\p{L}{3,12})\.?,? (?:de )?(?<year>20\d\d)|(?<monthFirst>\p{L}{3,12})\.? (?<dayAfter>\d{1,2})(?:st|nd|rd|th)?,? (?<yearAfter>20\d\d)|(?<d>\d{1,2})\.(?<m>\d{1,2})\.(?<y>20\d\d)|(?<a>\d{1,2})\/(?<b>\d{1,2})\/(?<z>20\d\d)/u
const statement = new RegExp(`${says.source}(?:${date.source})`, 'giu')

/**
 * Returns the closing date that a text states, as the end of that day in UTC, and its words. Null if there is no date,
 * several differ, the year is missing, or a date is ambiguous (`03/04/2027`) or doesn't exist.
 */
export function closingDateOfText(text: string): { date: Date; quote: string } | null {
  let closingDate: { date: Date; quote: string } | null = null
  let matches = 0
  for (const match of text.matchAll(statement)) {
    matches += 1
    const date = dateOf(match.groups ?? {})
    if (date === null || matches > 20) return null
    if (closingDate !== null && closingDate.date.getTime() !== date.getTime()) return null
    closingDate ??= { date: date, quote: match[0].trim() }
  }
  return closingDate
}

function dateOf(groups: Readonly<Record<string, string | undefined>>): Date | null {
  const { iso, day, month, year, monthFirst, dayAfter, yearAfter, d, m, y, a, b, z } = groups
  if (iso !== undefined) return endOfDay(...numbers(iso.split('-')))
  if (month !== undefined) return endOfDay(Number(year), monthOf(month), Number(day))
  if (monthFirst !== undefined) return endOfDay(Number(yearAfter), monthOf(monthFirst), Number(dayAfter))
  if (m !== undefined) return endOfDay(Number(y), Number(m), Number(d))
  const [first, second] = [Number(a), Number(b)]
  if (first > 12) return endOfDay(Number(z), second, first)
  return second > 12 || first === second ? endOfDay(Number(z), first, second) : null
}

function numbers([year, month, day]: readonly string[]): [number, number, number] {
  return [Number(year), Number(month), Number(day)]
}

function monthOf(name: string): number {
  return months.findIndex((words) => words.test(name.toLowerCase())) + 1
}

/** Returns the end of a day; null for a day that doesn't exist. */
function endOfDay(year: number, month: number, day: number): Date | null {
  const moment = new Date(Date.UTC(year, month - 1, day, 23, 59, 59))
  return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day ? moment : null
}
