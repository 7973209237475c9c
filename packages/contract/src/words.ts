/**
 * Formats a whole number with English thousands separators, `2,345,678`; `1,000+` for a capped count. By hand, because
 * creating an `Intl` formatter takes a phone longer than rendering a page of cards.
 */
export function formatInteger(value: number, isCapped = false): string {
  return `${String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')}${isCapped ? '+' : ''}`
}

const LONGEST_EXCERPT = 70
const tags = /<\/?[a-z!][^<>]*>/gi

/** Section 5: the beginning of a text in one line, without markup, cut at 70 characters. */
export function excerpt(text: string): string {
  const characters = [...text.replaceAll(tags, '').replaceAll(/\s+/g, ' ').trim()]
  if (characters.length <= LONGEST_EXCERPT) return characters.join('')
  return `${characters.slice(0, LONGEST_EXCERPT).join('').trimEnd()}…`
}
