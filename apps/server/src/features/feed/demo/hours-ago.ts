const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const DAYS_IN_WEEK = 7
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** When a post of the demo world was published. */
export interface PostTime {
  readonly hoursAgo?: number
  /**
   * A day of the week and time in UTC, such as “Tue 06:50”, which means the last such time before now. So posts keep
   * their time of day, and weekends stay weekends.
   */
  readonly on?: string
  /** How many whole weeks earlier. */
  readonly weeksAgo?: number
}

/**
 * Returns how long ago a post was published, in hours. A day of the week and time is at least one minute ago.
 *
 * @throws {Error} for an invalid day or time
 */
export function hoursAgoOf({ hoursAgo, on = '', weeksAgo = 0 }: PostTime, now: Date): number {
  if (hoursAgo !== undefined) return hoursAgo
  const [, day = '', hours = '', minutes = ''] = /^(\w{3}) ([01]\d|2[0-3]):([0-5]\d)$/.exec(on) ?? []
  if (!weekdays.includes(day)) throw new Error(`No post can be published on "${on}".`)
  const at = new Date(now)
  at.setUTCHours(Number(hours), Number(minutes), 0, 0)
  const daysBack = (at.getUTCDay() - weekdays.indexOf(day) + DAYS_IN_WEEK) % DAYS_IN_WEEK
  const sinceThen = now.getTime() - at.getTime() + daysBack * DAY_MS
  const weeksBack = weeksAgo + (sinceThen < MINUTE_MS ? 1 : 0)
  return (sinceThen + weeksBack * DAYS_IN_WEEK * DAY_MS) / HOUR_MS
}
