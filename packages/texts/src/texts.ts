// Texts for people. English is written in place as an ICU message, and is the key of its translations:
//
//   t('{count, plural, one {# course} other {# courses}}', { count })
//   t('Open', 'verb, on a button')
//
// The web's build replaces these calls by the text of its language (`build/`), and this module by `compiled.ts`.
// Everywhere else the current language is looked up when the call runs.
import { englishInteger } from './english-integer.ts'
import { formatLanguage, formatters } from './formatters.ts'
import { isPseudoLanguage } from './pseudo.ts'
import { renderText } from './render-text.ts'
import { keyOf } from './text-key.ts'
import { SOURCE_LANGUAGE, textSource } from './text-source.ts'

declare const messageBrand: unique symbol

/** A text that is rendered later, by `t(message)`: a label in a table at module level. */
export interface Message {
  readonly [messageBrand]: 'plain'
}

/** A text with placeholders that is rendered later, by `t(message, values)`. */
export interface Pattern {
  readonly [messageBrand]: 'pattern'
}

export type TextValues = Readonly<Record<string, string | number | Date>>

/** The type of a literal; `never` for a text that is known only when the code runs, which no catalog has. */
type Literal<T extends string> = string extends T ? never : T

/**
 * Renders a text in the current language.
 *
 * @param text an ICU message as a literal, or a message from `msg`
 * @param context for translators, where the text alone could be translated in two ways
 */
export function t(message: Message): string
export function t(message: Pattern, values: TextValues): string
export function t<const T extends string>(text: Literal<T>, context?: string): string
export function t<const T extends string>(text: Literal<T>, values: TextValues, context?: string): string
export function t(text: unknown, second?: TextValues | string, third?: string): string {
  const [values, context] = typeof second === 'object' ? [second, third] : [undefined, second]
  return renderText<string>(keyOf(text as string, context), values) as string
}

/** Marks a text that is rendered later. */
export function msg<const T extends string>(
  text: Literal<T>,
  context?: string,
): T extends `${string}{${string}` ? Pattern : Message {
  return keyOf(text, context) as never
}

/** Returns the current language for `Intl`: names of languages, countries and currencies, and the order of lists. */
export function currentLanguage(): string {
  const language = textSource().language()
  return isPseudoLanguage(language) ? SOURCE_LANGUAGE : language
}

/** Returns a whole number with the thousands separators of the current language: `2,345,678`. */
export function integer(value: number): string {
  const language = textSource().language()
  if (language === SOURCE_LANGUAGE) return englishInteger(value)
  return formatters.getNumberFormat(formatLanguage(language)).format(value)
}

/** Returns a number with a fixed number of decimals: `4.2`. */
export function decimal(value: number, digits: number): string {
  const language = textSource().language()
  if (language === SOURCE_LANGUAGE) return value.toFixed(digits)
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return formatters.getNumberFormat(formatLanguage(language), style).format(value)
}
