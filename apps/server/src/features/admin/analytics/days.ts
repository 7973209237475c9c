import type { Step } from '@rise/contract/admin/analytics/kinds'

const DAY_MS = 86_400_000

/** Returns the UTC day of a time: `2026-11-21`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** When a day begins. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`)
}

/** Returns the day that is this number of days later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(startOf(day).getTime() + days * DAY_MS))
}

/** The later one of two days. */
export function laterOf(...days: readonly [string, string]): string {
  return days.toSorted()[1] ?? days[1]
}

/** How many days lie between two, both counted. */
export function countDays(from: string, to: string): number {
  return Math.round((startOf(to).getTime() - startOf(from).getTime()) / DAY_MS) + 1
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((startOf(day).getUTCDay() + 6) % 7))
}

/** The first day of the period that a day belongs to. */
function periodOf(day: string, by: Step): string {
  if (by === 'day') return day
  return by === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`
}

/** The first days of all periods of a range, oldest first. */
export function periodsOf(from: string, to: string, by: Step): string[] {
  const days = Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index))
  return [...new Set(days.map((day) => periodOf(day, by)))]
}
