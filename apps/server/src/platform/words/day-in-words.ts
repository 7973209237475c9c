import { currentLanguage } from '@rise/texts'
import { formatLanguage, formatters } from '@rise/texts/formatters'

/** Formats the day of a time (UTC) in the current language. */
export function formatDay(date: Date, format: Intl.DateTimeFormatOptions): string {
  return formatters.getDateTimeFormat(formatLanguage(currentLanguage()), { ...format, timeZone: 'UTC' }).format(date)
}

/** Writes the day of a time in UTC: `21 Nov 2026`. */
export function dayInWords(date: Date): string {
  return formatDay(date, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** Writes the last day before an end time: midnight ends the preceding day. */
export function lastDayInWords(end: Date): string {
  return dayInWords(new Date(end.getTime() - 1))
}
