/**
 * Formats a whole number with English thousands separators, `2,345,678`; `1,000+` for a capped count. By hand, because
 * creating an `Intl` formatter takes a phone longer than rendering a page of cards.
 */
export function formatInteger(value: number, isCapped = false): string {
  return `${String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')}${isCapped ? '+' : ''}`
}
