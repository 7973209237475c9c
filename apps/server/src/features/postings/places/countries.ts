const longNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const shortNames = new Intl.DisplayNames(['en'], { type: 'region', style: 'short', fallback: 'none' })

/**
 * Codes that have a name but are not countries, such as unions, test locales, and parts of countries without an ISO
 * code.
 */
const notCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ', 'AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA'])

/** Languages whose names for countries appear on boards: Deutschland, España, Polska. */
const otherLanguages = ['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'tr']
/**
 * Foreign names of countries that usually mean another place, as `placeKey` writes them: `salvador` (French for El
 * Salvador), `brasilia` (Finnish for Brazil), `man` (Norwegian for the Isle of Man). Countries' English names count
 * nevertheless, so entries such as `georgia` have no effect.
 */
const foreignTraps = new Set([
  'georgia',
  'jersey',
  'macao',
  'jordan',
  'man',
  'niger',
  'san',
  'domingo',
  'salvador',
  'brasilia',
])

/**
 * Names in common use that Intl may lack: short forms, former names, other word orders. The keys are written as
 * `placeKey` returns them.
 */
const aliases: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  'great britain': 'GB',
  britain: 'GB',
  gbr: 'GB',
  uae: 'AE',
  korea: 'KR',
  'republic of korea': 'KR',
  'czech republic': 'CZ',
  turkey: 'TR',
  holland: 'NL',
  'viet nam': 'VN',
  'hong kong': 'HK',
  'hong kong sar': 'HK',
  macau: 'MO',
  'ivory coast': 'CI',
  bosnia: 'BA',
  palestine: 'PS',
  burma: 'MM',
  'russian federation': 'RU',
  'peoples republic of china': 'CN',
  'mainland china': 'CN',
  'republic of ireland': 'IE',
  'democratic republic of the congo': 'CD',
  trinidad: 'TT',
}

/** Territories with their own code, which people also write before the country that they belong to. */
const territories: Readonly<Record<string, readonly string[]>> = {
  CN: ['HK', 'MO', 'TW'],
  US: ['PR', 'GU', 'VI', 'AS', 'MP'],
  GB: ['GG', 'JE', 'IM', 'GI', 'BM'],
  DK: ['GL', 'FO'],
  NL: ['AW', 'CW', 'SX', 'BQ'],
  FR: ['RE', 'GP', 'MQ', 'GF', 'YT', 'NC', 'PF'],
  FI: ['AX'],
}

/**
 * Words for parts of the world, which name no country, as `placeKey` writes them. Intl has the other such words (UN
 * M.49 codes).
 */
const areaWords = [
  'emea',
  'apac',
  'latam',
  'amer',
  'eu',
  'dach',
  'nordics',
  'benelux',
  'mena',
  'anz',
  'global',
  'worldwide',
  'anywhere',
]
const areaCodes = ['001', '002', '003', '005', '009', '011', '013', '014', '015', '017', '018', '019', '021', '029']
const moreAreaCodes = ['030', '034', '035', '039', '142', '143', '145', '150', '151', '154', '155', '419', 'EU', 'EZ']

/**
 * Normalises a place's name for comparison: lower case, no accents, dots or apostrophes, `&` as `and`, no leading
 * "the".
 */
export function placeKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^the /, '')
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter(
    (code) =>
      !notCountries.has(code) && longNames.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code,
  )

/** Every ISO 3166-1 alpha-2 code, with Kosovo's user-assigned one. */
export const countryCodes: readonly string[] = codes

const codeSet = new Set(codes)
const codeOfKey = new Map(
  codes.flatMap((code) =>
    [longNames.of(code), shortNames.of(code)].flatMap((name) =>
      name === undefined ? [] : [[placeKey(name), code] as const],
    ),
  ),
)
for (const language of otherLanguages) {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  for (const code of codes) {
    const key = placeKey(names.of(code) ?? '')
    if (key.length > 3 && !codeOfKey.has(key) && !foreignTraps.has(key)) codeOfKey.set(key, code)
  }
}
for (const [key, code] of Object.entries(aliases)) codeOfKey.set(key, code)

const areas = new Set(areaWords)
for (const code of [...areaCodes, ...moreAreaCodes]) {
  const name = longNames.of(code)
  if (name !== undefined) areas.add(placeKey(name))
}

/** Whether a text is an ISO 3166-1 alpha-2 code in capitals. */
export function isCountryCode(code: string): boolean {
  return codeSet.has(code)
}

/**
 * Returns the ISO 3166-1 alpha-2 code for a country's name in English or another major European language, its code in
 * capitals, or a common short form (US, USA, UK, UAE); null for anything else. Unions and continents are not countries.
 */
export function countryCodeOf(name: string): string | null {
  const letters = name.trim().replace(/\./g, '')
  if (letters === 'UK') return 'GB'
  if (codeSet.has(letters)) return letters
  return codeOfKey.get(placeKey(name)) ?? null
}

/** Further languages in which people search for a country, although boards are not written in them. */
const readLanguages = ['zh', 'zh-Hant', 'ja', 'ko', 'ru', 'uk', 'ar', 'he', 'hi', 'el', 'hu', 'ro', 'bg', 'vi', 'th']

/** Returns a country's names in many languages, and its other names, such as the short forms US and UK. */
export function namesOfCountry(code: string): string[] {
  const foreignNames = [...otherLanguages, ...readLanguages].flatMap((language) => {
    const name = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code)
    return name === undefined || foreignTraps.has(placeKey(name)) ? [] : [name]
  })
  const furtherKeys = [...codeOfKey].flatMap(([key, of]) => (of === code ? [key] : []))
  const usualShortForms = code === 'GB' ? ['UK'] : code === 'US' ? ['US'] : []
  return [countryName(code), countryName(code, 'short'), ...usualShortForms, ...foreignNames, ...furtherKeys]
}

/** Whether a territory with its own code belongs to a country, so that `Hong Kong, China` is a single place. */
export function isTerritoryOf(territory: string, country: string): boolean {
  return territories[country]?.includes(territory) ?? false
}

/** Returns the country's usual English name: `United States`, `Hong Kong`; in the short style, `US` if it has one. */
export function countryName(code: string, style: 'long' | 'short' = 'long'): string {
  const shortCountryName = shortNames.of(code) ?? code
  if (style === 'short') return shortCountryName
  return shortCountryName.length > 2 ? shortCountryName : (longNames.of(code) ?? code)
}

/** Whether a name means a part of the world larger than a country (Europe, North America, EMEA). */
export function isLargerThanCountry(name: string): boolean {
  return areas.has(placeKey(name))
}
