const mostNamed = 8

/** Returns a sentence that names the columns of a header without a known field; null if there are none. */
export function unusedColumns(header: readonly string[], used: readonly number[]): string | null {
  const names = header.flatMap((cell, index) => (used.includes(index) || cell.trim() === '' ? [] : [cell.trim()]))
  if (names.length === 0) return null
  const moreCount = names.length - mostNamed
  const firstNames = names.slice(0, mostNamed).map((name) => `“${name.slice(0, 30)}”`)
  return `Not used: ${firstNames.join(', ')}${moreCount > 0 ? ` and ${moreCount} more columns` : ''}.`
}
