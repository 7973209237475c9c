const mostNamed = 8

/** Returns a sentence that names the columns of a header which hold no known field; null if all do. */
export function unusedColumns(header: readonly string[], used: readonly number[]): string | null {
  const names = header.flatMap((cell, index) => (used.includes(index) || cell.trim() === '' ? [] : [cell.trim()]))
  if (names.length === 0) return null
  const more = names.length - mostNamed
  const named = names.slice(0, mostNamed).map((name) => `“${name.slice(0, 30)}”`)
  return `Not used: ${named.join(', ')}${more > 0 ? ` and ${more} more columns` : ''}.`
}
