const DAY_MS = 86_400_000

/** Returns the UTC day of a time, such as `2026-11-26`. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** Returns the last day of a period that ends at this time. */
export function dayBefore(end: Date): string {
  return dayOf(new Date(end.getTime() - 1))
}

/** Returns when a day begins; null for null. */
export function beginningOf(day: string | null): Date | null {
  return day === null ? null : new Date(`${day}T00:00:00Z`)
}

/** Returns when a day ends; null for null. */
export function endOf(day: string | null): Date | null {
  return day === null ? null : new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS)
}
