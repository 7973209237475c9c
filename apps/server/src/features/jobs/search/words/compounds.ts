/** The fewest letters of a part. */
const SHORTEST_PART = 4
/** What German and its relatives write between the parts of a compound, the most frequent first. */
const links = ['', 's', 'n', 'en', 'es', 'er', 'e']

/**
 * Splits a compound into two words that jobs use, as `Pflege` and `Fachkraft` of `Pflegefachkraft`; undefined if
 * there are none. If there are several ways, the first part is the longest one.
 *
 * @param isWord whether a term is a word of its own
 */
export function splitCompound(term: string, isWord: (term: string) => boolean): readonly [string, string] | undefined {
  for (let end = term.length - SHORTEST_PART; end >= SHORTEST_PART; end--) {
    const last = term.slice(end)
    if (!isWord(last)) continue
    for (const link of links) {
      const first = term.slice(0, end - link.length)
      if (first.length >= SHORTEST_PART && term.startsWith(link, first.length) && isWord(first)) return [first, last]
    }
  }
  return undefined
}

/** Returns the compounds with each of their parts, in the order of the terms. */
export function compoundsByPart(
  compounds: readonly string[],
  isWord: (term: string) => boolean,
): ReadonlyMap<string, readonly string[]> {
  const byPart = new Map<string, string[]>()
  for (const compound of compounds) {
    for (const part of splitCompound(compound, isWord) ?? []) {
      const list = byPart.get(part)
      if (list) list.push(compound)
      else byPart.set(part, [compound])
    }
  }
  return byPart
}
