import { foldText } from './fold-text.ts'
import { singular } from './singular.ts'

/** One position in a text: a word, and its parts if it is a compound. */
export interface SplitWord {
  /**
   * The compound as one word: `nodejs` for node.js, `r&d`, `frontend` for front-end. Null when there are only parts.
   */
  readonly whole: string | null
  /** The parts in sequence; the first one has the compound's position. */
  readonly parts: readonly string[]
  /** Whether the parts are overlapping pairs of characters, of a script without spaces between words. */
  readonly pairs: boolean
}

const longestWord = 60
const mostParts = 8
const letters = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}]*`
// C++, C#, Notepad++; .NET; and words joined by a dot, hyphen, apostrophe or ampersand: Node.js, front-end, l'hôtel,
// R&D.
const piece = String.raw`(?:${letters}(?:\+\+|#(?![\p{L}\p{N}]))?)`
const words = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|${piece}(?:[.&'’_\-\u2010\u2011]${piece})*)`,
  'gu',
)
const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
const jointCharacters = /[&'’_\-\u2010\u2011]|\.(?!net(?![\p{L}\p{N}]))/u
const dotNet = /(?<=[\p{L}\p{N}])\.net(?![\p{L}\p{N}])/gu
const number = /^\p{N}+$/u

/**
 * Returns the words of a text in order, in the form in which they are stored and searched. Linear in the length of the
 * text.
 */
export function splitWords(text: string): SplitWord[] {
  return [...foldText(text).matchAll(words)].flatMap(([word]) => splitScripts(word))
}

function splitScripts(word: string): SplitWord[] {
  const words: SplitWord[] = []
  let end = 0
  for (const { 0: run, index } of word.matchAll(unspacedScripts)) {
    words.push(...splitCompound(word.slice(end, index)), pairsOf(run))
    end = index + run.length
  }
  words.push(...splitCompound(word.slice(end)))
  return words
}

function splitCompound(word: string): SplitWord[] {
  const parts = word
    .replace(dotNet, '-.net')
    .split(jointCharacters)
    .filter((part) => part !== '')
  if (parts.length <= 1 || parts.length > mostParts || parts.some((part) => number.test(part))) {
    return parts.map((part) => ({ whole: null, parts: [part], pairs: false }))
  }
  return [{ whole: parts.join(word.includes('&') ? '&' : ''), parts, pairs: false }]
}

/** Returns the part of a text that is one plain word: no compound, and of a script with spaces; otherwise undefined. */
export function plainWordOf(text: string): string | undefined {
  const [word, ...others] = splitWords(text)
  return others.length === 0 && word?.parts.length === 1 && !word.pairs ? word.parts[0] : undefined
}

/** Returns the term of a text that is one plain word, like `plainWordOf`. */
export function plainTermOf(text: string): string | undefined {
  const word = plainWordOf(text)
  return word === undefined ? undefined : termOf(word)
}

/** Returns the term that represents a split word in storage and searches. */
export function termOf(word: string): string {
  return singular(word).slice(0, longestWord)
}

/** Returns all pairs of characters, and the last single character, so that every character begins a term. */
function pairsOf(run: string): SplitWord {
  const characters = [...run]
  return {
    whole: null,
    parts: characters.map((character, index) => character + (characters[index + 1] ?? '')),
    pairs: true,
  }
}
