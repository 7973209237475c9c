import type { LayoffCard } from '@rise/contract/layoffs/shapes'
import { formatInteger } from '@rise/contract/words'
import { currentLanguage, t } from '@rise/texts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Formats `2026-04-07` as "7 Apr 2026", and `2026-04` as "Apr 2026"; in English without `Intl`: see `formatInteger`.
 */
export function dayInWords(date: string): string {
  if (currentLanguage() !== 'en') return inLanguage(currentLanguage(), date, 'short')
  const [year = '', month = '', day] = date.split('-')
  return [day === undefined ? '' : String(Number(day)), months[Number(month) - 1], year].filter(Boolean).join(' ')
}

const fullMonths = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/** Formats `2026-04` as "April 2026". */
export function fullMonthInWords(date: string): string {
  if (currentLanguage() !== 'en') return inLanguage(currentLanguage(), date.slice(0, 7), 'long')
  const [year, month] = date.split('-')
  return `${fullMonths[Number(month) - 1]} ${year}`
}

/** Formats `2026-04-07` as "7 April 2026". */
function fullDayInWords(date: string): string {
  if (currentLanguage() !== 'en') return inLanguage(currentLanguage(), date, 'long')
  return `${Number(date.split('-')[2])} ${fullMonthInWords(date)}`
}

const formats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>()

/** Formats a day or a month in a language other than English. */
function inLanguage(language: string, date: string, month: 'short' | 'long'): string {
  const isDay = date.length > 7
  const key = `${language} ${month} ${isDay}`
  const style = { year: 'numeric', month, timeZone: 'UTC' } as const
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, isDay ? { ...style, day: 'numeric' } : style)
  formats.set(key, format)
  return format.format(new Date(`${date.slice(0, 7)}-${date.slice(8, 10) || '01'}T00:00Z`))
}

export function peopleInWords(number: number): string {
  return t('{number, plural, one {{count} person} other {{count} people}}', { number, count: formatInteger(number) })
}

/** Formats a share of a company's people: "12.5%". */
export function shareInWords(share: number): string {
  return t('{share}%', { share: percentOf(share) })
}

function percentOf(share: number): string {
  return currentLanguage() === 'en' ? String(share) : share.toLocaleString(currentLanguage())
}

/** Returns the title of a layoff: "GoPro lays off 145 people". */
export function layoffTitle({ companyName, number }: Pick<LayoffCard, 'companyName' | 'number'>): string {
  if (number === null) return t('Layoffs at {company}', { company: companyName })
  return t('{company} lays off {number, plural, one {{count} person} other {{count} people}}', {
    company: companyName,
    number,
    count: formatInteger(number),
  })
}

type StatedFacts = Pick<LayoffCard, 'companyName' | 'date' | 'number' | 'share'> & {
  readonly place: Pick<NonNullable<LayoffCard['place']>, 'name'> | null
}

/**
 * Returns what is known of a layoff as one sentence. Values that the source doesn't state are left out. The place may
 * be that of the company, so the sentence attaches it to the company rather than to the people.
 */
export function layoffSentence({ companyName: company, date, number, share, place: city }: StatedFacts): string {
  const day = fullDayInWords(date)
  const place = city?.name
  const percent = share === null ? null : percentOf(share)
  if (number !== null) {
    const count = formatInteger(number)
    if (place && percent !== null) {
      return t(
        '{number, plural, one {{count} person} other {{count} people}} lost their work at {company} in {place}: {percent}% of the company, announced on {day}.',
        { number, count, company, place, percent, day },
      )
    }
    if (place) {
      return t(
        '{number, plural, one {{count} person} other {{count} people}} lost their work at {company} in {place}, announced on {day}.',
        { number, count, company, place, day },
      )
    }
    if (percent !== null) {
      return t(
        '{number, plural, one {{count} person} other {{count} people}} lost their work at {company}: {percent}% of the company, announced on {day}.',
        { number, count, company, percent, day },
      )
    }
    return t(
      '{number, plural, one {{count} person} other {{count} people}} lost their work at {company}, announced on {day}.',
      { number, count, company, day },
    )
  }
  if (place && percent !== null) {
    return t('{company} in {place} announced on {day} that it’s letting {percent}% of its people go.', {
      company,
      place,
      percent,
      day,
    })
  }
  if (place) return t('{company} in {place} announced layoffs on {day}.', { company, place, day })
  if (percent !== null) {
    return t('{company} announced on {day} that it’s letting {percent}% of its people go.', { company, percent, day })
  }
  return t('{company} announced layoffs on {day}.', { company, day })
}

/**
 * Returns the largest number of people in a month, with the month, or with the number of months that share it; empty
 * without people.
 */
export function peakInWords(months: readonly { readonly month: string; readonly people: number }[]): string {
  const largest = Math.max(0, ...months.map(({ people }) => people))
  const peaks = months.filter(({ people }) => people === largest)
  const [first] = peaks
  if (largest === 0 || !first) return ''
  const count = formatInteger(largest)
  return peaks.length === 1
    ? t('Peak: {count} in {month}', { count, month: dayInWords(first.month) })
    : t('Peak: {count} in each of {months} months', { count, months: peaks.length })
}
