/** ISO 3166-1: the codes of all countries. */
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
const codeOfName = new Map<string, string>()
for (const language of ['en', 'de', 'fr', 'es', 'pt']) {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  for (const code of countryCodes) codeOfName.set(folded(names.of(code) ?? code), code)
}
for (const [name, code] of Object.entries({
  usa: 'US',
  'u.s.a.': 'US',
  us: 'US',
  uk: 'GB',
  'u.k.': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  czechia: 'CZ',
  holland: 'NL',
})) {
  codeOfName.set(name, code)
}

/** A place as JSON Resume writes it. */
export type ResumePlace = {
  readonly city?: string
  readonly region?: string
  readonly countryCode?: string
  readonly postalCode?: string
}

/** Returns the code of a country by its name in five languages, or undefined. */
function countryOfName(name: string): string | undefined {
  return codeOfName.get(folded(name))
}

/**
 * Reads a place such as `Lyon, France`, `Austin, TX` or `10115 Berlin, Germany`. The country comes from its name or
 * from a state of the USA or Canada. A city alone doesn't count, because any word could be one.
 */
export function readPlace(text: string): ResumePlace | undefined {
  const parts = text.split(',').map((part) => part.trim())
  const [first = ''] = parts
  const [, code, city = first] = /^((?:[A-Z]{1,2}-)?\d{4,5})\s+(\D+)$/u.exec(first) ?? []
  if (parts.length > 3 || !isNameOfPlace(city)) return undefined
  if (parts.length === 1) return code === undefined ? countryAlone(first) : { city, postalCode: code }
  const last = parts.at(-1) ?? ''
  const [, region = last, zip] = /^([A-Z]{2})\s+(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/.exec(last) ?? []
  const postalCode = code ?? zip
  const common = { city, ...(postalCode && { postalCode }) }
  if (parts.length === 2) {
    if (unitedStates.has(region)) return { ...common, region, countryCode: 'US' }
    if (regionsOfCanada.has(region)) return { ...common, region, countryCode: 'CA' }
  }
  const countryCode = countryOfName(last) ?? (countryCodes.includes(last) ? last : undefined)
  const middle = parts.length === 3 ? parts[1] : undefined
  if (middle !== undefined && !isNameOfPlace(middle)) return undefined
  if (countryCode) return { ...common, ...(middle && { region: middle }), countryCode }
  return parts.length === 2 && isNameOfPlace(last) ? { ...common, region: last } : undefined
}

function countryAlone(name: string): ResumePlace | undefined {
  const countryCode = countryOfName(name)
  return countryCode ? { countryCode } : undefined
}

function isNameOfPlace(text: string): boolean {
  return text.length <= 40 && /^\p{Lu}[\p{L} .'’/()-]*$/u.test(text) && text.split(' ').length <= 5
}

function folded(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replace(/^the /, '').trim()
}
