const DAY_MINUTES = 1_440
const MINUTE_MS = 60_000

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Returns the minute of the day, from 0 to 1439, on clocks in a time zone (IANA). */
export function minuteIn(zone: string, at: Date): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  clocks.set(zone, clock)
  const [hour = 0, minute = 0] = clock.format(at).split(':').map(Number)
  return hour * 60 + minute
}

/** Returns the next time after `now` at which clocks in the zone show this minute of the day. */
export function nextTimeOf(zone: string, minute: number, now: Date): Date {
  const wait = difference(minute, minuteIn(zone, now)) || DAY_MINUTES
  const start = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
  const guess = new Date(start + wait * MINUTE_MS)
  // If clocks are put forward or back in between, they show another minute.
  const correction = difference(minute, minuteIn(zone, guess))
  const shift = correction > DAY_MINUTES / 2 ? correction - DAY_MINUTES : correction
  return new Date(guess.getTime() + shift * MINUTE_MS)
}

function difference(later: number, earlier: number): number {
  return (later - earlier + DAY_MINUTES) % DAY_MINUTES
}

export interface QuietHours {
  readonly zone: string
  readonly from: number
  readonly until: number
}

/**
 * Returns the end of the quiet hours that contain `now`; undefined outside of quiet hours. Quiet hours may span
 * midnight.
 */
export function endOfQuiet({ zone, from, until }: QuietHours, now: Date): Date | undefined {
  const minute = minuteIn(zone, now)
  const isQuiet = difference(minute, from) < difference(until, from)
  return isQuiet ? nextTimeOf(zone, until, now) : undefined
}
