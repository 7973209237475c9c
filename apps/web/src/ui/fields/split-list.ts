/** Commas of several scripts, semicolons, lines, tabs, and the bullets and bars of copied lists. */
const separator = /[,;，、；،؛\n\r\t•·|]/u
const opening = /[([{（［]/u
const closingBracket = /[)\]}）］]/u

/**
 * Splits a text at its separators, but not within brackets: `AWS (EC2, S3), Docker` has two items. `rest` follows the
 * last separator. If a bracket is never closed, all brackets are ignored.
 */
export function splitList(text: string): { readonly items: readonly string[]; readonly rest: string } {
  const parts = partsOf(text, true) ?? partsOf(text, false) ?? []
  return { items: parts.slice(0, -1).map(stripBullet).filter(Boolean), rest: parts.at(-1) ?? '' }
}

/** Returns all items of a list, the last one included. */
export function itemsOf(text: string): readonly string[] {
  const { items, rest } = splitList(text)
  return [...items, stripBullet(rest)].filter(Boolean)
}

/** Whether a text contains a separator. */
export function isList(text: string): boolean {
  return separator.test(text)
}

/** Returns a list with new items, without duplicates, ignoring case. */
export function withItems(list: readonly string[], items: readonly string[]): string[] {
  const result = [...list]
  const existingItems = new Set(list.map((item) => item.toLowerCase()))
  for (const item of items) {
    if (existingItems.has(item.toLowerCase())) continue
    existingItems.add(item.toLowerCase())
    result.push(item)
  }
  return result
}

function partsOf(text: string, heedsBrackets: boolean): string[] | undefined {
  const parts = ['']
  let bracketDepth = 0
  for (const sign of text) {
    if (heedsBrackets && opening.test(sign)) bracketDepth += 1
    if (heedsBrackets && closingBracket.test(sign)) bracketDepth = Math.max(0, bracketDepth - 1)
    if (bracketDepth === 0 && separator.test(sign)) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return bracketDepth > 0 ? undefined : parts
}

/** Strips the dash or star that begins a line of a copied list. */
function stripBullet(item: string): string {
  return item
    .trim()
    .replace(/^[-–—*]\s+/u, '')
    .replaceAll(/\s+/g, ' ')
}
