import { formatLanguage, formatters } from './formatters.ts'
import { currentLanguage } from './texts.ts'

/** Formats the day of a time (UTC) in the current language. */
export function formatDay(date: Date, format: Intl.DateTimeFormatOptions): string {
  return formatters.getDateTimeFormat(formatLanguage(currentLanguage()), { ...format, timeZone: 'UTC' }).format(date)
}
