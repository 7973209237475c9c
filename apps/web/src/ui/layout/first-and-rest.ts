/** Returns the first items of a list, and the rest, which is shown on demand. A rest of only one item is added to the first ones. */
export function firstAndRest<T>(items: readonly T[], count: number): readonly [readonly T[], readonly T[]] {
  return items.length <= count + 1 ? [items, []] : [items.slice(0, count), items.slice(count)]
}
