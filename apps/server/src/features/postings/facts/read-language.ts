import type { Sourced } from '../posting.ts'
import { shorten } from '../text/clean-text.ts'

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
const letters = [...'abcdefghijklmnopqrstuvwxyz']
const codeOfName = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = names.of(code)
      return name === undefined ? [] : [[name.toLowerCase(), code] as const]
    }),
)

/** Returns a language stated by tag (`en`, `en-US`, `deu`) or English name, as ISO 639-1; null for any other. */
export function readLanguage(given: string | null | undefined, path: string): Sourced<string> | null {
  const quote = shorten(given ?? '', 80)
  const value = codeOfName.get(quote.toLowerCase()) ?? codeOfTag(quote.replaceAll('_', '-'))
  return value === null ? null : { value, path, rule: value === quote ? 'as-given' : 'catalog-term', quote }
}

function codeOfTag(tag: string): string | null {
  try {
    const { language } = new Intl.Locale(tag)
    return language.length === 2 && names.of(language) !== undefined ? language : null
  } catch {
    return null
  }
}
