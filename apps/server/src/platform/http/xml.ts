/**
 * Characters that XML 1.0 can't contain, not even escaped: most control characters, and two noncharacters. Halves of
 * surrogate pairs are replaced before.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const outsideXml = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Escapes any text for XML, in an element or in double quotes. Omits characters that XML can't contain, and replaces
 * halves of surrogate pairs by U+FFFD.
 */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(outsideXml, '')
    .replace(/[&<>"]/g, (character) => escapes[character] ?? '')
}
