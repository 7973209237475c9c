/** From this length on, a word may have two wrong letters. */
const TWO_ERRORS_FROM = 8
const correctable = /^[\p{L}\p{M}]+$/u

/** A known word with its number of jobs. */
export interface KnownWord {
  readonly word: string
  readonly label: string
  readonly jobs: number
}

interface LetteredWord extends KnownWord {
  /** A bit for each letter in the word, modulo 32. */
  readonly letters: number
}

/** Finds the known word nearest to a misspelt one. */
export class NearestWords {
  readonly #byLength: ReadonlyMap<number, readonly LetteredWord[]>
  readonly #oneErrorFrom: number

  /**
   * `words` has the most frequent first. Words shorter than `oneErrorFrom` have too many neighbours to be corrected.
   */
  constructor(words: readonly KnownWord[], oneErrorFrom: number) {
    this.#byLength = Map.groupBy(
      words.map((one) => ({ ...one, letters: lettersOf(one.word) })),
      ({ word }) => word.length,
    )
    this.#oneErrorFrom = oneErrorFrom
  }

  /** Returns the known word with the fewest errors, then the most frequent; undefined if none is near. */
  nearest(typed: string): (KnownWord & { readonly errors: number }) | undefined {
    const most = typed.length >= TWO_ERRORS_FROM ? 2 : typed.length >= this.#oneErrorFrom ? 1 : 0
    if (!correctable.test(typed)) return undefined
    const letters = lettersOf(typed)
    let best: KnownWord | undefined
    let errors = most + 1
    for (let length = typed.length - most; length <= typed.length + most; length++) {
      for (const candidate of this.#byLength.get(length) ?? []) {
        if (candidate.word === typed || differences(letters, candidate.letters) > 2 * Math.min(errors, most)) continue
        // If the errors are equal, the more frequent word wins. Words of one length are sorted by frequency.
        const isBetter = best === undefined || candidate.jobs > best.jobs
        const distance = editDistance(typed, candidate.word, isBetter ? errors : errors - 1)
        if (distance <= most && (distance < errors || (distance === errors && isBetter))) {
          best = candidate
          errors = distance
        }
      }
    }
    return best && { ...best, errors }
  }
}

function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

/** Returns the number of letters that only one of two words has, from their bits; an error changes at most two. */
function differences(a: number, b: number): number {
  let bits = a ^ b
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count += 1
  return count
}

/**
 * Returns the number of letters to add, remove, replace or swap with their neighbour to turn `a` into `b` (optimal
 * string alignment distance); `most` + 1 if it is more than `most`.
 */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let rowBeforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const currentRow = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const costs = [at(last, column) + 1, at(currentRow, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1)]
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        costs.push(at(rowBeforeLast, column - 2) + 1)
      }
      currentRow.push(Math.min(...costs))
    }
    if (Math.min(...currentRow) > most) return most + 1
    rowBeforeLast = last
    last = currentRow
  }
  return Math.min(at(last, b.length), most + 1)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
