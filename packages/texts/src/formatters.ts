import type { FormatOptions } from 'icu-minify/format'
import { isPseudoLanguage } from './pseudo.ts'
import { SOURCE_LANGUAGE } from './text-source.ts'

/**
 * Returns the language whose formats and plurals a language uses. English numbers and dates are British, as everywhere
 * in the product; pseudo-languages format like English.
 */
export function formatLanguage(language: string): string {
  return language === SOURCE_LANGUAGE || isPseudoLanguage(language) ? 'en-GB' : language
}

/** Formatters are expensive to create, so each is created once. */
function onceFor<A extends unknown[], T>(create: (...args: A) => T): (...args: A) => T {
  const created = new Map<string, T>()
  return (...args) => {
    const name = JSON.stringify(args)
    const existing = created.get(name)
    if (existing !== undefined) return existing
    const formatter = create(...args)
    created.set(name, formatter)
    return formatter
  }
}

export const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: onceFor((...args) => new Intl.DateTimeFormat(...args)),
  getNumberFormat: onceFor((...args) => new Intl.NumberFormat(...args)),
  getPluralRules: onceFor((...args) => new Intl.PluralRules(...args)),
}
