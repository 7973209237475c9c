const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Formats a date as `21 Nov 2026`. */
export function dayOf(date: string | Date): string {
  return day.format(new Date(date))
}

/** Joins sentences with spaces, and omits empty ones. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ')
}
