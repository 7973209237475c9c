const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Units from year down to second; years and months count 365 and 30 days (specification, section 9). */
const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', 1],
]

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** "3 days ago", "in 2 hours", "yesterday", "now": `time` as seen from `now`, both in ms since 1970. */
export function relativeTime(time: number, now: number): string {
  const seconds = Math.trunc((time - now) / 1000)
  const size = Math.abs(seconds)
  const [unit, length] = units.find(([, unitLength]) => size >= unitLength) ?? ['second', 1]
  return format.format(Math.trunc(seconds / length), unit)
}
