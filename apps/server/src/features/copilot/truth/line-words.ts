import { findSkill } from '../../catalogs/index.ts'
import { skillKey } from '../../jobs/index.ts'

/** A word or number of a line. */
export interface LineWord {
  readonly text: string
  /** The normalised form for comparison. */
  readonly key: string
}

/** A number with its sign and unit, or a word, possibly with dots inside as in Node.js, or C++. */
const wordPattern =
  /[$€£¥]?\p{N}[\p{N}.,:/]*(?:\p{L}{1,3}(?!\p{L}))?%?|\.?[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|[.'’](?=\p{L}))*[+#]*|[$€£¥%]/gu
/**
 * Words without a meaning of their own, which can be added or dropped. *We* is not one of them, because *I* claims
 * more.
 */
const freeWords = new Set(['a', 'an', 'the', 'i', 'my', 'our', 'and'])
/** Synonyms, in lower case. */
const sameWords: readonly (readonly string[])[] = [
  ['customers', 'clients'],
  ['customer', 'client'],
  ['staff', 'employees'],
  ['started', 'began'],
  ['helped', 'assisted', 'supported'],
  ['repaired', 'fixed'],
  ['bought', 'purchased'],
  ['about', 'around', 'approximately', 'roughly'],
  ['photos', 'photographs'],
]
const sameAs = new Map(sameWords.flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)))

/** Removes invisible characters, such as zero-width ones and bidirectional controls; normalises letters and spaces. */
export function visibleText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\u115f\u1160\u3164\uffa0]/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
}

/** Returns the words of a text, without function words such as articles. */
export function lineWords(text: string): LineWord[] {
  return allWords(text).filter(({ key }) => !freeWords.has(key))
}

/** Returns all words of a text. */
export function allWords(text: string): LineWord[] {
  return Array.from(visibleText(text).matchAll(wordPattern), ([found]) => {
    const trimmedWord = found.replace(/[.,:/]+$/, '')
    return { text: trimmedWord, key: keyOf(trimmedWord) }
  })
}

function keyOf(word: string): string {
  const foldedWord = word.toLowerCase().replaceAll('’', "'")
  if (/\p{N}/u.test(foldedWord)) return foldedWord.replaceAll(/,(?=\d{3}\b)/g, '')
  // Two spellings of one skill are one word.
  if (word.length > 1 && findSkill(word)) return `skill:${skillKey(word)}`
  return sameAs.get(foldedWord) ?? foldedWord
}
