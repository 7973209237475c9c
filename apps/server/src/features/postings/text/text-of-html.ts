/** The facts in a description are on its first pages; the rest is not searched for them. */
const longestHtml = 60_000
const longestText = 20_000

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  euro: '€',
  pound: '£',
  yen: '¥',
  rsquo: '’',
  lsquo: '‘',
  bull: '•',
}

/**
 * Returns the words of HTML as text for the rules to read, never to be shown: blocks on lines of their own, the usual
 * entities unescaped, at most 20,000 characters. Takes untrusted HTML; linear in its length.
 */
export function textOfHtml(html: string): string {
  return html
    .slice(0, longestHtml)
    .replace(/<(?:script|style)\b[^>]{0,500}>[^<]*(?:<(?!\/)[^<]*)*/gi, ' ')
    .replace(/<\/?(?:p|div|li|ul|ol|h[1-6]|br|hr|tr|table|section|blockquote|dd|dt)\b[^<>]{0,2000}>/gi, '\n')
    .replace(/<[^<>]{0,4000}>/g, '')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' '
    })
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .slice(0, longestText)
    .trim()
}
