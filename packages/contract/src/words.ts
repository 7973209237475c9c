import { currentLanguage, integer, t } from '@rise/texts'

/** Formats a whole number with thousands separators, `2,345,678`; `1,000+` for a capped count. */
export function formatInteger(value: number, isCapped = false): string {
  return `${integer(value)}${isCapped ? '+' : ''}`
}

/**
 * Returns the name of a language in the reader's language by its ISO 639-1 code, such as English for `en`; undefined for
 * any other text.
 */
export function languageName(code: string): string | undefined {
  return /^[a-z]{2}$/.test(code) ? nameOf(code, 'language') : undefined
}

/** Returns the name of a language like `languageName`; any other text unchanged. */
export function languageInWords(code: string): string {
  return languageName(code) ?? code
}

/** Returns the name of a country in the reader's language by its ISO 3166-1 alpha-2 code; any other text unchanged. */
export function countryInWords(code: string): string {
  return (/^[A-Z]{2}$/.test(code) && nameOf(code, 'region')) || code
}

/** By language and type: creating names takes some milliseconds. */
const displayNames = /* @__PURE__ */ new Map<string, Intl.DisplayNames>()

function nameOf(code: string, type: 'language' | 'region'): string | undefined {
  const language = currentLanguage()
  const key = `${language} ${type}`
  const names = displayNames.get(key) ?? new Intl.DisplayNames(language, { type, fallback: 'none' })
  displayNames.set(key, names)
  return names.of(code)
}

/** Compares two names by the alphabet of the reader's language, for `toSorted`. */
export function compareNames(one: string, other: string): number {
  return one.localeCompare(other, currentLanguage())
}

/** Names of countries that have an article. A longer name, such as a city's with its country, has none. */
const withArticle = /^((United|Isle) .+|[^,]*(lands|Republic|Philippines|Bahamas|Gambia|Maldives))$/

/** Returns a place as it reads within a sentence: `the United States`, `Berlin, Germany`. */
export function placeInText(name: string): string {
  return withArticle.test(name) ? t('the {name}', { name }, 'a country, within a sentence') : name
}

/** Returns the place that a time zone is named after: New York for `America/New_York`. */
export function placeOfZone(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

const LONGEST_EXCERPT = 70
const tags = /<\/?[a-z!][^<>]*>/gi
/** The end of a line before an item of a list. */
const itemBreaks = /([,.:;!?]?)\s*\n\s*[-*]\s+/g

/**
 * Returns the beginning of a text in one line, without markup, cut at 70 characters (section 5 of the specification).
 */
export function excerpt(text: string): string {
  const inline = text.replaceAll(tags, '').replaceAll(itemBreaks, (_, mark: string) => `${mark || ','} `)
  const characters = [...inline.replaceAll(/\s+/g, ' ').trim()]
  if (characters.length <= LONGEST_EXCERPT) return characters.join('')
  return `${characters.slice(0, LONGEST_EXCERPT).join('').trimEnd()}…`
}
