const plainWord = /^[a-z]{4,}$/

/**
 * Removes a folded word's plural ending in -s, as English, French, Spanish and Portuguese form it (Harman's S stemmer,
 * 1991, with -ches, -shes, -xes and -sses). Errors matter little, because stored text and searches are both converted.
 * Titles have many languages, and a stemmer for one of them would spoil the others.
 */
export function singular(word: string): string {
  if (!plainWord.test(word) || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
