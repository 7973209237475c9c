/**
 * Returns a whole number with English thousands separators. Does not use `Intl`, because creating its formatter takes a
 * phone longer than rendering a page of cards.
 */
export function englishInteger(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
