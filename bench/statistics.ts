/** The middle value, or the mean of the two in the middle. Throws RangeError when there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1)
  if (middle.length === 0) throw new RangeError('There is no median of nothing.')
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

/** The smallest value that `share` (0 to 1) of all values do not exceed. Throws RangeError when there is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new RangeError('There is no percentile of nothing.')
  return value
}

/** The results of `count` rounds, one after the other. */
export async function rounds<T>(count: number, measure: (round: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let round = 0; round < count; round++) results.push(await measure(round))
  return results
}

/** What the same work took in Rise and in the baseline, in the same round. */
export interface Pair {
  readonly rise: number
  readonly baseline: number
}

/** Medians of both sides, and of the rounds' ratios: what slows the machine for a while slows both sides of a round. */
export function compare(pairs: readonly Pair[]): { measured: number; baseline: number; ratio: number } {
  return {
    measured: median(pairs.map(({ rise }) => rise)),
    baseline: median(pairs.map(({ baseline }) => baseline)),
    ratio: median(pairs.map(({ rise, baseline }) => rise / baseline)),
  }
}
