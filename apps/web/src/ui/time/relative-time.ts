const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Units from year down to second; years and months count 365 and 30 days (specification, section 9). */
const units: [string, number][] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', 1],
]

/**
 * "3 days ago", "in 2 hours", "now": `time` as seen from `now`, both in ms since 1970. Always a number: what was 40 hours
 * ago may be the day before yesterday, and no month is 30 days behind the last. As `Intl.RelativeTimeFormat` says it in
 * English, which a phone takes longer to begin with than to evaluate all else that a page needs at first.
 */
export function relativeTime(time: number, now: number): string {
  const seconds = Math.trunc((time - now) / 1000)
  const size = Math.abs(seconds)
  const [unit, length] = units.find(([, unitLength]) => size >= unitLength) ?? ['second', 1]
  const count = Math.trunc(size / length)
  if (count === 0) return 'now'
  const span = `${count} ${unit}${count === 1 ? '' : 's'}`
  return seconds < 0 ? `${span} ago` : `in ${span}`
}
