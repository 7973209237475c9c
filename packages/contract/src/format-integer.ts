/**
 * `2,345,678`: a whole number as English sets its thousands apart. By hand, since a phone takes longer to begin with
 * `Intl` than to render a page of cards.
 */
export function formatInteger(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
