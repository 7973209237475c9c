/**
 * Returns a format of dates and times for `useDateLocale`. A member's locale decides everything. Without one, the words
 * are in the browser's language, and times of day have 24 hours, as in emails.
 */
export function dateFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, locale === undefined ? { ...options, hourCycle: 'h23' } : options)
}
