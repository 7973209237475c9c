import { formatDay } from '@rise/texts/format-day'

/** Writes the day of a time in UTC: `21 Nov 2026`. */
export function dayInWords(date: Date): string {
  return formatDay(date, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** Writes the last day before an end time: midnight ends the preceding day. */
export function lastDayInWords(end: Date): string {
  return dayInWords(new Date(end.getTime() - 1))
}
