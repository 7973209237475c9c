/** Writes the day of a time in UTC: `21 Nov 2026`. */
export function dayInWords(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
}

/** Writes the last day before an end time: midnight ends the preceding day. */
export function lastDayInWords(end: Date): string {
  return dayInWords(new Date(end.getTime() - 1))
}
