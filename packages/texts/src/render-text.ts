import compile from 'icu-minify/compile'
import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'
import { formatLanguage, formatters } from './formatters.ts'
import { isPseudoLanguage, pseudoMessage } from './pseudo.ts'
import { textOfKey } from './text-key.ts'
import { SOURCE_LANGUAGE, type TextSource, textSource } from './text-source.ts'

export interface ReadyText {
  readonly message: CompiledMessage
  /** The language of its plurals, which is English where a translation is missing. */
  readonly language: string
  readonly options: FormatOptions
}

/** The texts that were rendered before, by language and key: there are as many as the sources have. */
const readyTexts = new WeakMap<TextSource, Map<string, Map<string, ReadyText>>>()

/** Renders the text of a key in the current language. */
export function renderText<Element>(key: string, values?: FormatValues<Element>) {
  const { message, language, options } = readyText(key)
  return typeof message === 'string' ? message : format<Element>(message, language, values, options)
}

/** Returns the message of a key in the current language. */
export function readyText(key: string): ReadyText {
  const source = textSource()
  const language = source.language()
  const byLanguage = entryOf(readyTexts, source, () => new Map<string, Map<string, ReadyText>>())
  const texts = entryOf(byLanguage, language, () => new Map<string, ReadyText>())
  return entryOf(texts, key, () => prepareText(key, language))
}

interface Entries<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** Returns the value of a key, which is created at the first call. */
function entryOf<Key, Value>(entries: Entries<Key, Value>, key: Key, create: () => Value): Value {
  const existing = entries.get(key)
  if (existing !== undefined) return existing
  const value = create()
  entries.set(key, value)
  return value
}

function prepareText(key: string, language: string): ReadyText {
  const english = textOfKey(key)
  const formats = formatLanguage(language)
  const options = { formatters: formattersIn(formats) }
  if (isPseudoLanguage(language)) {
    return { message: pseudoMessage(compile(english), language), language: formats, options }
  }
  const translation = textSource().translationOf(language, key)
  return translation
    ? { message: compile(translation), language: formats, options }
    : { message: compile(english), language: formatLanguage(SOURCE_LANGUAGE), options }
}

/** Returns formatters of one language, whatever the language of the text: a page has one form of numbers and dates. */
function formattersIn(language: string): FormatOptions['formatters'] {
  return {
    ...formatters,
    getNumberFormat: (_, style) => formatters.getNumberFormat(language, style),
    getDateTimeFormat: (_, style) => formatters.getDateTimeFormat(language, style),
  }
}
