/**
 * `2,345,678`: a whole number as English sets its thousands apart; `1,000+` for what was counted so far only. By hand, since a phone takes longer to begin with
 * `Intl` than to render a page of cards.
 */
export function formatInteger(value: number, isCapped = false): string {
  return `${String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')}${isCapped ? '+' : ''}`
}
