const plainWord = /^[a-z]{4,}$/

/**
 * A folded word without the ending of its plural in -s, as English, French, Spanish and Portuguese make it (Harman's S stemmer,
 * 1991, with -ches, -shes, -xes and -sses). Both what is stored and what is asked go through here, so that it matters little when it is wrong:
 * titles come in many languages, and a stemmer of one of them spoils the others.
 */
export function singular(word: string): string {
  if (!plainWord.test(word) || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
