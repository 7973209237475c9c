/**
 * What never belongs in text from outside: control characters (line breaks and tabs aside), overrides that make
 * text run backwards (a title could pose as another), byte-order marks and zero-width spaces. The marks that Arabic,
 * Hebrew, Persian and emoji need (LRM, RLM, joiners) stay.
 */
const unwanted = /[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu

/** `text` without characters that a database, a browser or a reader stumbles over; broken surrogates become U+FFFD. */
export function stripControls(text: string): string {
  return text
    .toWellFormed()
    .replace(unwanted, (found) => (found === '\n' || found === '\t' || found === '\r' ? found : ''))
}

/** One clean line: no control characters, canonical composition (NFC), whitespace collapsed, ends trimmed. */
export function cleanLine(text: string): string {
  return stripControls(text).normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** At most `length` characters of a clean line, ending in an ellipsis when cut, never inside a surrogate pair. */
export function shorten(text: string, length: number): string {
  const line = cleanLine(text)
  if (line.length <= length) return line
  return `${line.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
