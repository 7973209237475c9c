import { unescapeHtml } from '../../../platform/html/unescape-html.ts'
import { readDate, webAddress } from '../facts/read-facts.ts'
import { isCountryCode } from '../places/countries.ts'
import { placeOfAddress } from '../places/split-place.ts'
import type { PostedPlace, Sourced } from '../posting.ts'
import { cleanLine, shorten, unescapedLine } from '../text/clean-text.ts'
import { paragraphsOf } from '../text/sanitise-description.ts'

/** Returns the first web address among several fields, each given as `[text, path]`; null if there is none. */
export function readAddress(
  ...given: readonly (readonly [text: string | null | undefined, path: string])[]
): Sourced<string> | null {
  for (const [text, path] of given) {
    const value = webAddress(text)
    if (value !== null) return { value, path, rule: 'as-given', quote: shorten(value, 200) }
  }
  return null
}

/** Returns the name in a field, such as the company's; null if the field is empty. */
export function readName(given: string | null | undefined, path: string): Sourced<string> | null {
  const value = unescapedLine(given ?? '')
  return value === '' ? null : { value, path, rule: 'as-given', quote: shorten(value, 200) }
}

/**
 * Returns a place from separate parts. `countryCode`, in either letter case, may accompany or replace the country's
 * name. Null if no part has a meaning.
 */
export function readPlaceOfParts(
  parts: {
    readonly locality?: string | null | undefined
    readonly region?: string | null | undefined
    readonly country?: string | null | undefined
    readonly countryCode?: string | null | undefined
  },
  path: string,
): Sourced<PostedPlace> | null {
  const { locality, region, country } = parts
  const code = (parts.countryCode || country)?.trim().toUpperCase() ?? ''
  const place = placeOfAddress({ locality, region, country: isCountryCode(code) ? code : country })
  if (place === null) return null
  const words = [locality, region, country || code].map((part) => cleanLine(part ?? '')).filter((part) => part !== '')
  const value = { ...place, asWritten: words.join(', ') }
  return { value, path, rule: 'as-given', quote: shorten(value.asWritten, 200) }
}

const isoDate = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|UTC|[+-]\d\d:?\d\d)?)?$/

/** Whether a day exists; `new Date` would read 31 February as a day in March. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const bareDay = /^\d{4}-\d{1,2}-\d{1,2}$/

/**
 * Reads a moment written as year, month, day (ISO 8601, or `2026-08-05 10:10:39 UTC`); without an offset it is UTC.
 * Returns null for any other order, because `04/05/2026` is ambiguous. A number is epoch milliseconds.
 */
export function readIsoDate(given: string | number | null | undefined, path: string): Sourced<Date> | null {
  if (typeof given === 'number') return readDate(given, path)
  const [, year, month = '', day = '', time = '00:00', offset = 'Z'] = isoDate.exec(given?.trim() ?? '') ?? []
  if (year === undefined || !isDay(Number(year), Number(month), Number(day))) return null
  const zone = offset === 'UTC' ? 'Z' : offset.replace(/^(.\d\d)(\d\d)$/, '$1:$2')
  const moment = readDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time}${zone}`, path)
  return moment === null ? null : { ...moment, quote: shorten(given ?? '', 200) }
}

/**
 * Reads the end of the application period like `readIsoDate`. A day without a time lasts until its end in UTC, as for
 * jobs written here.
 */
export function readLastMoment(given: string | number | null | undefined, path: string): Sourced<Date> | null {
  const moment = readIsoDate(given, path)
  if (moment === null || typeof given !== 'string' || !bareDay.test(given.trim())) return moment
  return { ...moment, value: new Date(moment.value.getTime() + 86_399_000) }
}

/** Returns a text as HTML, whether it was HTML, escaped HTML, or plain text with line breaks. */
export function readDescription(text: string, path: string): Sourced<string> {
  const { html, levels } = unescapeHtml(text)
  const value = /<[a-z!/][^>]*>/i.test(html) ? html : paragraphsOf(html)
  return { value, path, rule: levels > 0 ? 'escaped-html' : 'as-given' }
}
