import type { Step } from '@rise/contract/admin/analytics/kinds'

const DAY_MS = 86_400_000
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `21 Nov 2026`. Days are in UTC, so no time zone turns one into another. */
export function dayInWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}

/** What a period is called: `21 Nov 2026`, `Week of 16 Nov 2026`, `Nov 2026`. */
export function periodInWords(start: string, by: Step): string {
  const day = dayInWords(start)
  if (by === 'month') return day.replace(/^\d+ /, '')
  return by === 'week' ? `Week of ${day}` : day
}

/** The day this number of days before a moment, in UTC: `2026-11-21`. */
export function daysBefore(time: number, days: number): string {
  return new Date(time - days * DAY_MS).toISOString().slice(0, 10)
}

/** `12%`, `0.4%`; a dash where there is nothing to compare with. */
export function percentOf(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = (100 * part) / whole
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)}%`
}
