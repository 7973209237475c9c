/** Languages that jobs are written in most, by ISO 639-1. */
const codes =
  'ar bg cs da de el en es et fi fr he hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sv th tr uk vi zh'.split(' ')

/** Returns languages by name, with the chosen one. */
export function languageOptions(chosen: string | null): { code: string; name: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const allCodes = chosen === null || codes.includes(chosen) ? codes : [...codes, chosen]
  return allCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
