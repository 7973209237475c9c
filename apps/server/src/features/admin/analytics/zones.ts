import { startOf } from './days.ts'

const HOUR_MS = 3_600_000

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Returns the local time in a time zone (IANA) as if it were UTC. */
function localOf(zone: string, at: Date): Date {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
  clocks.set(zone, clock)
  return new Date(`${clock.format(at).replace(' ', 'T')}Z`)
}

/** Returns the day of a time in a time zone: `2026-11-21`. */
export function dayIn(zone: string, at: Date): string {
  return localOf(zone, at).toISOString().slice(0, 10)
}

/**
 * Returns when a day begins in a time zone. Numbers are stored by UTC hour, so if midnight lies within an hour, the day
 * begins with that hour.
 */
export function startIn(zone: string, day: string): Date {
  const midnight = startOf(day).getTime()
  const shiftAt = (time: number) => localOf(zone, new Date(time)).getTime() - time
  // Checked again with the new offset, in case the clocks change between the two times.
  const start = midnight - shiftAt(midnight - shiftAt(midnight))
  return new Date(Math.floor(start / HOUR_MS) * HOUR_MS)
}
