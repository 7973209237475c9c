const longestUnbroken = 28
const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/**
 * One character with the punctuation that must stay with it: opening marks before it, closing or continuing marks after
 * it.
 */
const cluster =
  /[（「『【《〈“‘([{]*[^（「『【《〈“‘([{\s]\p{M}*[。，、．；：？！）」』】》〉”’)\]}…‥ー々〻・ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]*/gu
/** Scripts in which only a dictionary can separate words. */
const dictionaryScripts = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const dictionary = new Intl.Segmenter('th', { granularity: 'word' })

/** Whether a text has scripts without spaces between words, in which a line can break without a space or a hyphen. */
export function isBrokenAnywhere(text: string): boolean {
  return unspacedScripts.test(text)
}

/**
 * Splits a word where a line may break. Only splits a very long word, or one of a script without spaces. `spelled`
 * returns the spelling of a text in which characters stand for syllables.
 */
export function breakWord(word: string | null, spelled = (text: string) => text): string[] {
  if (word === null) return ['']
  const text = spelled(word)
  if (dictionaryScripts.test(text)) return atWordEnds(word, text, spelled)
  if (isBrokenAnywhere(word)) {
    const parts = word.match(cluster) ?? []
    if (parts.join('') === word) return parts
  }
  if (word.length <= longestUnbroken) return [word]
  return atMost(longestUnbroken / 2, word, spelled)
}

/** Splits a word of a text from `withTightSpaces`, in which a line may also break after each space. */
export function breakAnywhere(word: string | null, spelled?: (text: string) => string): string[] {
  return (word ?? '').split(/(?<=[^\u00a0]\u00a0)(?![-–—])/).flatMap((part) => breakWord(part, spelled))
}

/** Splits a word into parts of this length, but never before a combining mark. */
function atMost(length: number, word: string, spelled: (text: string) => string): string[] {
  const parts = ['']
  for (const character of word) {
    const part = parts.at(-1) ?? ''
    if (part.length < length || /^\p{M}/u.test(spelled(character))) parts[parts.length - 1] = part + character
    else parts.push(character)
  }
  return parts
}

/** Splits a word after each character that ends a dictionary word of `text`, its spelling. */
function atWordEnds(word: string, text: string, spelled: (text: string) => string): string[] {
  const ends = new Set([...dictionary.segment(text)].map(({ index, segment }) => index + segment.length))
  const parts = ['']
  let at = 0
  for (const character of word) {
    parts.push(`${parts.pop()}${character}`)
    at += spelled(character).length
    if (ends.has(at) && at < text.length) parts.push('')
  }
  return parts
}

/** Returns a text in which a line breaks at a space as readily as between any two characters. */
export function withTightSpaces(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
