/** Returns the next larger round number, or the value itself, so that a chart's lines have values easy to read. */
export function roundTop(largestValue: number): number {
  const power = 10 ** Math.floor(Math.log10(largestValue))
  return ([1, 2, 3, 4, 5, 6, 8, 10].find((times) => times * power >= largestValue) ?? 10) * power
}

/** An even number of marks has no middle; from this number on, the mark next to the middle is close enough. */
const MANY_MARKS = 20

/** Returns the mark in the middle of a chart; undefined if there is none. */
export function middleOf<T>(marks: readonly T[]): T | undefined {
  const { length } = marks
  return length >= MANY_MARKS || (length > 2 && length % 2 === 1) ? marks[Math.floor((length - 1) / 2)] : undefined
}
