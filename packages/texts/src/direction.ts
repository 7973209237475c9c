/** Scripts that are written from right to left (ISO 15924). */
const rightToLeftScripts: ReadonlySet<string> = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** Returns the direction in which a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeftScripts.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
}
