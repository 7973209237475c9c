import { currentLanguage, t } from '@rise/texts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Units from year down to second; years and months count 365 and 30 days (section 9 of the specification). */
const units: [string, number][] = [
  ['yr', 365 * day],
  ['mo', 30 * day],
  ['day', day],
  ['hr', hour],
  ['min', minute],
  ['sec', 1],
]

/**
 * Returns "3 days ago", "in 2 hr", "now": `time` relative to `now`, both in ms since 1970. Always a number, never
 * "yesterday": 40 hours ago may be two calendar days ago, and months aren't 30 days long. Rarely longer than the date
 * that it replaces. The output is that of `Intl.RelativeTimeFormat` in its short style. In English, that class is not
 * used, because creating it would take a phone longer than evaluating all other code that a page needs at first.
 */
export function relativeTime(time: number, now: number): string {
  const seconds = Math.trunc((time - now) / 1000)
  const size = Math.abs(seconds)
  const [unit, length] = units.find(([, unitLength]) => size >= unitLength) ?? ['sec', 1]
  const count = Math.trunc(size / length)
  if (count === 0) return t('now', 'in place of “3 min ago”')
  if (currentLanguage() !== 'en') return inLanguage(currentLanguage(), seconds < 0 ? -count : count, unit)
  const span = `${count} ${unit}${unit === 'day' && count > 1 ? 's' : ''}`
  return seconds < 0 ? `${span} ago` : `in ${span}`
}

const formats = /* @__PURE__ */ new Map<string, Intl.RelativeTimeFormat>()

function inLanguage(language: string, count: number, unit: string): string {
  const format = formats.get(language) ?? new Intl.RelativeTimeFormat(language, { style: 'short' })
  formats.set(language, format)
  const names = { yr: 'year', mo: 'month', day: 'day', hr: 'hour', min: 'minute', sec: 'second' } as const
  return format.format(count, names[unit as keyof typeof names])
}
