const letters = [...'abcdefghijklmnopqrstuvwxyz']
/** Shorter words have too many neighbours. */
const SHORTEST = 4
const LONGEST = 20
const latinWord = /^[a-z]+$/

/** Returns all words that are one typo away: one letter more, less or different, or two swapped. */
export function nearWords(word: string): string[] {
  if (word.length < SHORTEST || word.length > LONGEST || !latinWord.test(word)) return []
  const cuts = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const)
  const near = cuts.flatMap(([before, after]) => [
    ...letters.map((letter) => before + letter + after),
    ...(after === '' ? [] : [before + after.slice(1), ...letters.map((letter) => before + letter + after.slice(1))]),
    ...(after.length < 2 ? [] : [before + after.charAt(1) + after.charAt(0) + after.slice(2)]),
  ])
  return [...new Set(near)].filter((other) => other !== word)
}
