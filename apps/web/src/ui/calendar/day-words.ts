import { currentLanguage, t } from '@rise/texts'

/** Returns a day as text: "3 Dec 2026". */
export function dayWords(day: string): string {
  const style = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(dateLanguage(), style).format(new Date(day))
}

/**
 * Returns "Today", "Yesterday", or the day of a time as "Friday 27 February", with its year if that is not the current
 * one. In the reader's time zone.
 */
export function nameOfDay(time: Date, now: Date): string {
  if (time.toDateString() === now.toDateString()) return t('Today')
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (time.toDateString() === yesterday.toDateString()) return t('Yesterday')
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const isThisYear = time.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat(dateLanguage(), isThisYear ? parts : { ...parts, year: 'numeric' }).format(time)
}

/** Returns the language of dates. English dates are British. */
export function dateLanguage(): string {
  return currentLanguage() === 'en' ? 'en-GB' : currentLanguage()
}
