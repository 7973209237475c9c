const letters = [...'abcdefghijklmnopqrstuvwxyz']
/** The minimum length of a word, because shorter words have too many neighbours. */
const SHORTEST_WORD = 4
const LONGEST_WORD = 20
const latinWord = /^[a-z]+$/

/**
 * Returns all words that differ by one typo: one letter more, less or different, or two letters swapped. Returns none
 * for a word that is too short or too long, or has other characters than `a` to `z`.
 */
export function nearWords(word: string): string[] {
  if (word.length < SHORTEST_WORD || word.length > LONGEST_WORD || !latinWord.test(word)) return []
  const cuts = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const)
  const near = cuts.flatMap(([before, after]) => [
    ...letters.map((letter) => before + letter + after),
    ...(after === '' ? [] : [before + after.slice(1), ...letters.map((letter) => before + letter + after.slice(1))]),
    ...(after.length < 2 ? [] : [before + after.charAt(1) + after.charAt(0) + after.slice(2)]),
  ])
  return [...new Set(near)].filter((other) => other !== word)
}
