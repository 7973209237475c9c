// The counterpart of `texts.ts` in the web's client bundles, which are built for one language each. The build replaces
// each call of `t` by an expression that calls these functions, and `TEXTS_LANGUAGE` by the language of the formats, so
// that the English bundle contains no code for other languages.
import { englishInteger } from './english-integer.ts'

declare const TEXTS_LANGUAGE: string

type Forms<T> = Readonly<Record<string, T>>

let cardinals: Intl.PluralRules | undefined
let ordinals: Intl.PluralRules | undefined
let wholeNumbers: Intl.NumberFormat | undefined

/** Returns a whole number with the thousands separators of the language. */
export function integer(value: number): string {
  if (TEXTS_LANGUAGE === 'en-GB') return englishInteger(value)
  wholeNumbers ??= new Intl.NumberFormat(TEXTS_LANGUAGE)
  return wholeNumbers.format(value)
}

/** Returns a number with a fixed number of decimals. */
export function decimal(value: number, digits: number): string {
  if (TEXTS_LANGUAGE === 'en-GB') return value.toFixed(digits)
  return number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** Returns the number of a plural: `#` in its message. */
export function count(value: number): string {
  return Number.isInteger(value) ? integer(value) : number(value)
}

/** Returns the form of a plural. `=3` precedes the category of 3. */
export function plural<T>(value: number, forms: Forms<T>): T | undefined {
  cardinals ??= new Intl.PluralRules(TEXTS_LANGUAGE)
  return forms[`=${value}`] ?? select(cardinals.select(value), forms)
}

export function ordinal<T>(value: number, forms: Forms<T>): T | undefined {
  ordinals ??= new Intl.PluralRules(TEXTS_LANGUAGE, { type: 'ordinal' })
  return forms[`=${value}`] ?? select(ordinals.select(value), forms)
}

export function select<T>(value: unknown, forms: Forms<T>): T | undefined {
  return forms[String(value)] ?? forms.other
}

export function number(value: number, style?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(TEXTS_LANGUAGE, style).format(value)
}

export function date(value: Date | number, style?: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(TEXTS_LANGUAGE, style).format(value)
}
