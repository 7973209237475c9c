/**
 * How many letters must be added, taken away, exchanged, or swapped with their neighbour to make `b` of `a` (optimal string alignment);
 * `most` + 1 when it takes more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const costs = [at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1)]
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        costs.push(at(before, column - 2) + 1)
      }
      current.push(Math.min(...costs))
    }
    if (Math.min(...current) > most) return most + 1
    before = last
    last = current
  }
  return Math.min(at(last, b.length), most + 1)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
