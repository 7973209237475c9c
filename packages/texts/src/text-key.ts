/** Separates a text from its context in a key. No text contains it. */
const SEPARATOR = ' ‖ '

/** Returns the key of a text in the catalogs: the text, and its context for translators if it has one. */
export function keyOf(text: string, context?: string): string {
  return context === undefined ? text : text + SEPARATOR + context
}

/** Returns the English text of a key. */
export function textOfKey(key: string): string {
  const end = key.indexOf(SEPARATOR)
  return end === -1 ? key : key.slice(0, end)
}
