/** Returns the middle value, or the mean of the two middle values. Throws RangeError without any. */
export function median(values: readonly number[]): number {
  const sortedValues = values.toSorted((a, b) => a - b)
  const middle = sortedValues.slice(Math.floor((sortedValues.length - 1) / 2), Math.floor(sortedValues.length / 2) + 1)
  if (middle.length === 0) throw new RangeError('There is no median of nothing.')
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

/** Returns the smallest value that `share` (0 to 1) of all values do not exceed. Throws RangeError without any. */
export function percentile(values: readonly number[], share: number): number {
  const sortedValues = values.toSorted((a, b) => a - b)
  const value = sortedValues[Math.max(0, Math.ceil(sortedValues.length * share) - 1)]
  if (value === undefined) throw new RangeError('There is no percentile of nothing.')
  return value
}

/** Returns the results of `count` rounds, run one after the other. */
export async function rounds<T>(count: number, measure: (round: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let round = 0; round < count; round++) results.push(await measure(round))
  return results
}

/** The cost of the same work in Rise and in the baseline, in the same round. */
export interface Pair {
  readonly rise: number
  readonly baseline: number
}

/**
 * Returns the medians of both sides and of the rounds' ratios. A slowdown of the machine affects both sides of a round,
 * so the ratios stay valid.
 */
export function compare(pairs: readonly Pair[]): { measured: number; baseline: number; ratio: number } {
  return {
    measured: median(pairs.map(({ rise }) => rise)),
    baseline: median(pairs.map(({ baseline }) => baseline)),
    ratio: median(pairs.map(({ rise, baseline }) => rise / baseline)),
  }
}
