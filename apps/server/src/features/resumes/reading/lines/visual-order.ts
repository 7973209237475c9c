/** Words of a row as they are on the page, from left to right. */
interface Placed {
  readonly text: string
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const leftToRight = /[\p{L}\p{N}]/u

/** Returns the words of a row in reading order: in scripts from right to left, it runs against the page. */
export function inReadingOrder<T extends Placed>(placed: readonly T[]): T[] {
  if (!placed.some(({ text }) => rightToLeft.test(text))) return [...placed]
  const isTurned = isRightToLeft(placed.map(({ text }) => text).join(''))
  const row = isTurned ? placed.map((word) => ({ ...word, text: withTurnedSigns(word.text) })) : placed
  const runs: { isTurned: boolean; words: T[] }[] = []
  for (const word of row) {
    const before = runs.at(-1)
    const isNeutral = !leftToRight.test(word.text)
    // Punctuation between words follows the direction of the row.
    const isRunTurned = isNeutral ? isTurned : rightToLeft.test(word.text)
    if (before && before.isTurned === isRunTurned) before.words.push(word)
    else runs.push({ isTurned: isRunTurned, words: [word] })
  }
  const ordered = isTurned ? runs.toReversed() : runs
  return ordered.flatMap(({ isTurned: isReversed, words }) => (isReversed ? words.toReversed() : words))
}

/** Punctuation around a word or number of the other direction follows the row: `.(2019)` on the page is `(2019).` */
export function withTurnedSigns(text: string): string {
  if (rightToLeft.test(text) || !leftToRight.test(text)) return text
  const [, before = '', word = '', behind = ''] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}%]*)$/su.exec(text) ?? []
  return turned(behind) + word + turned(before)
}

const facing: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' }

function turned(signs: string): string {
  return [...signs]
    .reverse()
    .map((sign) => facing[sign] ?? sign)
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
/** A vowel sign before its letter at the start of a word, or an r without a vowel at the end of one. */
const isVisual = /(?<!\p{L}\p{M}*)\u093f|\u0930\u094d(?![\p{L}\u200d])/u

/** Whether Devanagari is in the order of its shapes on the page, as in most PDFs. */
export function isInVisualOrder(text: string): boolean {
  return isVisual.test(text)
}

/** Returns Devanagari in spelling order: a short i after its letters, an r without a vowel before them. */
export function inSpelledOrder(text: string): string {
  return text.replaceAll(vowelBefore, '$1\u093f').replaceAll(raBehind, '\u0930\u094d$1')
}

/** Letters of languages in which the letter below may occur within a word, such as Uyghur. */
const otherSpelling = /[\u06c6-\u06c8\u06d0\u06d5\u06ad]/u
/** Alef maksura before the last letter of a word. */
const maksuraInside = /\u0649(\p{Script=Arabic})(?![\p{L}\p{M}])/gu

/**
 * Returns Arabic with alef maksura at the end of words, the only place where it is spelled. Fonts draw it with the
 * letter before it as one shape, and PDFs list these two letters in reverse.
 */
export function withMaksuraLast(text: string): string {
  return otherSpelling.test(text) ? text : text.replaceAll(maksuraInside, '$1\u0649')
}
