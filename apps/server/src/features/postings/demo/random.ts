/** A stream of numbers in [0, 1). The same seed yields the same numbers on every machine. */
export type Random = () => number

/** Returns a stream for one purpose. Equal parts yield equal streams, and different parts yield independent ones. */
export function randomOf(...parts: readonly (string | number)[]): Random {
  let state = hash(parts.join(' '))
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixedState = Math.imul(state ^ (state >>> 15), state | 1)
    mixedState ^= mixedState + Math.imul(mixedState ^ (mixedState >>> 7), mixedState | 61)
    return ((mixedState ^ (mixedState >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns the FNV-1a hash over UTF-16 units, which spreads similar words over all seeds. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value
}

/** Returns a whole number from `min` to `max`, both included. */
export function between(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1))
}

/** Returns one of the items; there must be at least one. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('There is nothing to pick from.')
  return item
}

/** Returns one of the items, with probabilities in proportion to their weights. Some weights may be 0, but not all. */
export function pickWeighted<T>(random: Random, items: readonly T[], weightOf: (item: T) => number): T {
  const positive = items.filter((item) => weightOf(item) > 0)
  let rest = random() * positive.reduce((sum, item) => sum + weightOf(item), 0)
  for (const item of positive) {
    rest -= weightOf(item)
    if (rest < 0) return item
  }
  return pick(random, positive)
}

/** Returns at most `count` different items in random order. */
export function sample<T>(random: Random, items: readonly T[], count: number): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item)
}
