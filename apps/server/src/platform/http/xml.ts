/** What XML 1.0 cannot hold, not even escaped: most control characters, halves of surrogate pairs, two that are none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const outsideXml = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Any text as it stands in XML, in an element or in quotes. What XML cannot hold is left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(outsideXml, '')
    .replace(/[&<>"]/g, (character) => escapes[character] ?? '')
}
