import { unescapeOnce } from '../../../platform/html/unescape-html.ts'

/**
 * Characters that never belong in untrusted text: control characters (except line breaks and tabs), overrides that
 * reverse the direction of text (a title could imitate another), byte-order marks, and invisible characters inside
 * words, which would hide the words from a search (soft hyphens, zero-width spaces, word joiners). The marks that
 * Arabic, Hebrew, Persian and emoji need (LRM, RLM, joiners) stay.
 */
const unwantedCharacters = /[\p{Cc}\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu

/** Removes characters that a database, a browser or a reader can't handle; broken surrogates become U+FFFD. */
export function stripControls(text: string): string {
  return text
    .toWellFormed()
    .replace(unwantedCharacters, (found) => (found === '\n' || found === '\t' || found === '\r' ? found : ''))
}

/** Returns one clean line: no control characters, canonical composition (NFC), collapsed white space, trimmed ends. */
export function cleanLine(text: string): string {
  return stripControls(text).normalize('NFC').replace(/\s+/g, ' ').trim()
}

/**
 * Returns one clean line of a text that a board may have escaped once or twice (`R&amp;D`, `A &amp;ndash; B`). Angle
 * brackets that were escaped twice stay escaped, because they are part of a text about markup.
 */
export function unescapedLine(text: string): string {
  const once = unescapeOnce(cleanLine(text))
  return cleanLine(
    once.replace(/&#?\w{2,32};/g, (whole) => (/[<>]/.test(unescapeOnce(whole)) ? whole : unescapeOnce(whole))),
  )
}

/**
 * Shortens a line to at most `length` characters. A shortened line ends in an ellipsis, never inside a surrogate pair.
 */
export function shorten(text: string, length: number): string {
  const line = cleanLine(text)
  if (line.length <= length) return line
  return `${line.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
