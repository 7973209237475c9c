/** Returns a day as text: "3 Dec 2026". */
export function dayWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )
}

/**
 * Returns "Today", "Yesterday", or the day of a time as "Friday 27 February", with its year if that is not the current
 * one. In the reader's time zone.
 */
export function nameOfDay(time: Date, now: Date): string {
  if (time.toDateString() === now.toDateString()) return 'Today'
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (time.toDateString() === yesterday.toDateString()) return 'Yesterday'
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const isThisYear = time.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat('en-GB', isThisYear ? parts : { ...parts, year: 'numeric' }).format(time)
}
