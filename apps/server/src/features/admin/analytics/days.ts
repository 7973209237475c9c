import type { Step } from '@rise/contract/admin/analytics/kinds'

const DAY_MS = 86_400_000

/** Returns the UTC day of a time: `2026-11-21`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** Returns the time at which a UTC day begins. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`)
}

/** Returns the day that is this number of days later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(startOf(day).getTime() + days * DAY_MS))
}

/** Returns the later of two days. */
export function laterOf(...days: readonly [string, string]): string {
  return days.toSorted()[1] ?? days[1]
}

/** Returns the number of days from one day to another, both included. */
export function countDays(from: string, to: string): number {
  return Math.round((startOf(to).getTime() - startOf(from).getTime()) / DAY_MS) + 1
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((startOf(day).getUTCDay() + 6) % 7))
}

/** Returns the first day of a day's period. */
function periodOf(day: string, by: Step): string {
  if (by === 'day') return day
  return by === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`
}

/** Returns the first day of each period in a range, oldest first. */
export function periodsOf(from: string, to: string, by: Step): string[] {
  const days = Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index))
  return [...new Set(days.map((day) => periodOf(day, by)))]
}
