/** The words of a row as they are on the page, from left to right. */
interface PlacedWords {
  readonly text: string
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const leftToRight = /[\p{L}\p{N}]/u

/**
 * Returns the words of a row in reading order, which in scripts from right to left is the reverse of the order on the
 * page.
 */
export function inReadingOrder<T extends PlacedWords>(placed: readonly T[]): T[] {
  if (!placed.some(({ text }) => rightToLeft.test(text))) return [...placed]
  const isTurned = isRightToLeft(placed.map(({ text }) => text).join(''))
  const row = isTurned ? placed.map((word) => ({ ...word, text: withTurnedSigns(word.text) })) : placed
  const runs: { isTurned: boolean; words: T[] }[] = []
  for (const word of row) {
    const before = runs.at(-1)
    const isNeutral = !leftToRight.test(word.text)
    // Punctuation between words has the direction of the row.
    const isRunTurned = isNeutral ? isTurned : rightToLeft.test(word.text)
    if (before && before.isTurned === isRunTurned) before.words.push(word)
    else runs.push({ isTurned: isRunTurned, words: [word] })
  }
  const orderedRuns = isTurned ? runs.toReversed() : runs
  return orderedRuns.flatMap(({ isTurned: isReversed, words }) => (isReversed ? words.toReversed() : words))
}

/**
 * Moves punctuation around a word or number of the other direction as the row requires: `.(2019)` on the page is
 * `(2019).`
 */
export function withTurnedSigns(text: string): string {
  if (rightToLeft.test(text) || !leftToRight.test(text)) return text
  const [, before = '', word = '', behind = ''] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}%]*)$/su.exec(text) ?? []
  return reversedSigns(behind) + word + reversedSigns(before)
}

const mirroredSigns: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' }

function reversedSigns(signs: string): string {
  return [...signs]
    .reverse()
    .map((sign) => mirroredSigns[sign] ?? sign)
    .join('')
}

/** Whether most letters of a text belong to scripts from right to left. */
export function isRightToLeft(text: string): boolean {
  return 2 * count(text, rightToLeft) > count(text, leftToRight)
}

function count(text: string, letter: RegExp): number {
  return text.match(new RegExp(letter, 'gu'))?.length ?? 0
}

const consonants = '[\u0915-\u0939\u0958-\u095f]\u093c?(?:\u094d[\u0915-\u0939\u0958-\u095f]\u093c?)*'
const vowelBefore = new RegExp(`\u093f(${consonants})`, 'gu')
const raBehind = new RegExp(`(${consonants}[\u093e-\u094c]*)\u0930\u094d`, 'gu')
/** A vowel sign before its letter at the beginning of a word, or an r without a vowel at the end of a word. */
const isVisual = /(?<!\p{L}\p{M}*)\u093f|\u0930\u094d(?![\p{L}\u200d])/u

/** Whether Devanagari text is in the order of its shapes on the page, as in most PDFs. */
export function isInVisualOrder(text: string): boolean {
  return isVisual.test(text)
}

/** Returns Devanagari text in spelling order: a short i after its letters, an r without a vowel before them. */
export function inSpelledOrder(text: string): string {
  return text.replaceAll(vowelBefore, '$1\u093f').replaceAll(raBehind, '\u0930\u094d$1')
}

/** Letters of languages such as Uyghur, in which the letter below may occur within a word. */
const otherSpelling = /[\u06c6-\u06c8\u06d0\u06d5\u06ad]/u
/** An alef maksura before the last letter of a word. */
const maksuraInside = /\u0649(\p{Script=Arabic})(?![\p{L}\p{M}])/gu

/**
 * Returns Arabic text with alef maksura at the end of words, the only place where it is spelled. Fonts draw it and the
 * previous letter as one shape, and PDFs list these two letters in reverse.
 */
export function withMaksuraLast(text: string): string {
  return otherSpelling.test(text) ? text : text.replaceAll(maksuraInside, '$1\u0649')
}
