import { currentLanguage } from '@rise/texts'
import { formatLanguage } from '@rise/texts/formatters'

/** Lists need a formatter per language, which is expensive to create. */
const formats = new Map<string, Intl.ListFormat>()

/** Joins names in the current language: `TypeScript, SQL and Go`. */
export function listInWords(names: readonly string[]): string {
  const language = formatLanguage(currentLanguage())
  const format = formats.get(language) ?? new Intl.ListFormat(language)
  formats.set(language, format)
  return format.format(names)
}
