import { AsyncLocalStorage } from 'node:async_hooks'
import { readTranslations } from '@rise/texts/read-translations'
import { connectTexts, SOURCE_LANGUAGE } from '@rise/texts/text-source'

const currentLanguages = new AsyncLocalStorage<string>()
const translations = new Map<string, ReadonlyMap<string, string>>()

// Also for the page renderer and the email templates, which are bundles of their own.
connectTexts({
  language: () => currentLanguages.getStore() ?? SOURCE_LANGUAGE,
  translationOf: (language, key) => translationsOf(language).get(key),
})

/**
 * Runs `work` with texts in a language: those that it renders, and those of everything that it calls or awaits. Without
 * this function, texts are English.
 *
 * @param language a BCP 47 tag with a folder in `locales`, or a pseudo-language
 */
export function withLanguage<T>(language: string, work: () => T): T {
  return currentLanguages.run(language, work)
}

/** Returns the language that `withLanguage` has set for the work at hand; undefined outside of it. */
export function languageOfWork(): string | undefined {
  return currentLanguages.getStore()
}

/** Reads the catalogs of a language when its first text is rendered. */
function translationsOf(language: string): ReadonlyMap<string, string> {
  const known = translations.get(language)
  if (known) return known
  const read = readTranslations(language)
  translations.set(language, read)
  return read
}
