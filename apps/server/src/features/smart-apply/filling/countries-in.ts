const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** Alternative names of countries in questions. */
const further: Readonly<Record<string, readonly string[]>> = {
  US: ['the US', 'USA', 'U.S.', 'United States'],
  GB: ['UK', 'U.K.', 'Great Britain'],
  AE: ['UAE'],
  CZ: ['Czech Republic'],
  NL: ['the Netherlands', 'Holland'],
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** The names of all countries in lower case, each with its code. */
const countryNames: readonly (readonly [string, string])[] = [...letters]
  .flatMap((one) => [...letters].map((other) => one + other))
  // Excludes alternative codes of a country, such as UK.
  .filter((code) => new Intl.Locale('und', { region: code }).region === code)
  .flatMap((code) =>
    [names.of(code) ?? [], further[code] ?? []].flat().map((name) => [name.toLowerCase(), code] as const),
  )

/** Returns the countries that an English text names, as ISO 3166-1 alpha-2 codes. */
export function countriesIn(text: string): string[] {
  const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}.]+/gu, ' ')} `
  const matches = countryNames.filter(([name]) => words.includes(` ${name} `) || words.includes(` ${name}. `))
  return [...new Set(matches.map(([, code]) => code))]
}
