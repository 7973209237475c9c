import type { Step } from '@rise/contract/admin/analytics/kinds'
import { currentLanguage, decimal, t } from '@rise/texts'
import { dayWords } from '../../../ui/calendar/day-words.ts'

const DAY_MS = 86_400_000
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats a day (`2026-11-21`) as `21 Nov 2026`. Uses no `Date`, so that no time zone shifts the day. */
export function dayInWords(day: string): string {
  if (currentLanguage() !== 'en') return dayWords(day)
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}

/** Returns the name of a period: `21 Nov 2026`, `Week of 16 Nov 2026`, `Nov 2026`. */
export function periodInWords(start: string, by: Step): string {
  if (by === 'month') return monthInWords(start)
  const day = dayInWords(start)
  return by === 'week' ? t('Week of {day}', { day }) : day
}

function monthInWords(day: string): string {
  if (currentLanguage() === 'en') return dayInWords(day).replace(/^\d+ /, '')
  const style = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(currentLanguage(), style).format(new Date(day))
}

/** Returns the day of a time in a time zone: `2026-11-21`. */
export function dayIn(zone: string, time: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(time)
}

/** Returns the day that is this number of days before another. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
}

/** Whether a time zone's offset from UTC is not a whole number of hours, as in India. */
export function hasPartHours(zone: string): boolean {
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).format()
  return /:\d\d$/.test(name) && !name.endsWith(':00')
}

/** Returns `12%`, or `0.4%` with a decimal below ten percent; a dash if the whole is 0. */
export function percentOf(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = (100 * part) / whole
  return t('{share}%', { share: percent > 0 && percent < 10 ? decimal(percent, 1) : String(Math.round(percent)) })
}
