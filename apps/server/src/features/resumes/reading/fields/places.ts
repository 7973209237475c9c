import cityNames from '../words/cities.json' with { type: 'json' }
import { fold } from '../words/fold.ts'

/** The codes of countries in ISO 3166-1, and XK for Kosovo. */
const countryCodes =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GI GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  )
const unitedStates = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(
    ' ',
  ),
)
const regionsOfCanada = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '))
const languageCodes =
  'en de fr es pt it nl pl tr sv nb da fi cs sk ro hu hr el ru uk bg ar he hi zh zh-Hant ja ko vi id ca th'.split(' ')
/** The codes of countries by other names. The names are written as `fold` returns them, without `the`. */
const furtherNames: Readonly<Record<string, string>> = {
  usa: 'US',
  'u.s.a.': 'US',
  us: 'US',
  'u.s.': 'US',
  uk: 'GB',
  'u.k.': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  czechia: 'CZ',
  'czech republic': 'CZ',
  holland: 'NL',
  korea: 'KR',
  'south korea': 'KR',
  's.korea': 'KR',
  's. korea': 'KR',
  uae: 'AE',
  turkey: 'TR',
  brasil: 'BR',
}
const cities = new Set(Object.values(cityNames).flatMap((list) => list.split('|').map(fold)))

let codeOfName: Map<string, string> | undefined

/** Returns the code of a country by its name in any of our languages; undefined if there is none. */
export function countryOfName(name: string): string | undefined {
  if (!codeOfName) {
    codeOfName = new Map()
    for (const language of languageCodes) {
      const names = new Intl.DisplayNames([language], { type: 'region' })
      for (const code of countryCodes) codeOfName.set(fold(names.of(code) ?? code), code)
    }
    for (const [further, code] of Object.entries(furtherNames)) codeOfName.set(further, code)
  }
  return codeOfName.get(fold(name).replace(/^the /, '').trim())
}

/** A place in the form of JSON Resume. */
export type ResumePlace = {
  readonly city?: string
  readonly region?: string
  readonly countryCode?: string
  readonly postalCode?: string
}

/**
 * Reads a place such as `Lyon, France`, `Austin, TX`, `Kraków` or `10115 Berlin`. Requires a country by name, a state
 * of the USA or Canada, a city of our list, or a postal code before the only name, because any other word could mean
 * anything.
 */
export function readPlace(text: string): ResumePlace | undefined {
  const parts = text
    .split(/[,，、]|\s\/\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [first = ''] = parts
  const [, code, city = first] = /^((?:[A-Z]{1,2}-)?\d{4,6}|\d{2}-\d{3}|\d{3} \d{2})\s+(\D+)$/u.exec(first) ?? []
  if (parts.length === 0 || parts.length > 3 || !isNameOfPlace(city)) return undefined
  if (parts.length === 1) return placeOfOne(first, city, code)
  const last = parts.at(-1) ?? ''
  const [, region = last, zip] = /^([A-Z]{2})\s+(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/.exec(last) ?? []
  const postalCode = code ?? zip
  const commonFields = { city, ...(postalCode && { postalCode }) }
  if (parts.length === 2) {
    if (unitedStates.has(region)) return { ...commonFields, region, countryCode: 'US' }
    if (regionsOfCanada.has(region)) return { ...commonFields, region, countryCode: 'CA' }
  }
  const middlePart = parts.length === 3 ? parts[1] : undefined
  if (middlePart !== undefined && !isNameOfPlace(middlePart)) return undefined
  const countryCode = countryOfName(last) ?? (isCity(city) && countryCodes.includes(last) ? last : undefined)
  if (countryCode) return { ...commonFields, ...(middlePart && { region: middlePart }), countryCode }
  if (!isNameOfPlace(last)) return undefined
  return isCity(city) ? { ...commonFields, region: parts.slice(1).join(', ') } : undefined
}

/** Whether a text is a city of our list. */
export function isCity(text: string): boolean {
  return cities.has(fold(text).trim())
}

function placeOfOne(first: string, city: string, code: string | undefined): ResumePlace | undefined {
  if (code !== undefined) return { city, postalCode: code }
  const countryCode = countryOfName(first)
  if (countryCode) return isCity(first) ? { city: first } : { countryCode }
  if (isCity(first)) return { city: first }
  // "Austin TX", "Berlin Germany" and "中国上海" have no comma.
  const [, before = '', last = ''] = /^(.+) (\S+)$/u.exec(first) ?? []
  if (isCity(before) && (unitedStates.has(last) || countryOfName(last))) return readPlace(`${before}, ${last}`)
  return undefined
}

function isNameOfPlace(text: string): boolean {
  return (
    text.length <= 40 &&
    /^[\p{Lu}\p{Lo}İ][\p{L}\p{M} .'’/()-]*$/u.test(text) &&
    text.split(' ').length <= 5 &&
    !/^\p{L}\.?$/u.test(text)
  )
}
