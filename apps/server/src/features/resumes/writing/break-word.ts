const longest = 28
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** One character with the punctuation that must stay with it: opening before it, closing or continuing after it. */
const cluster =
  /[（「『【《〈“‘([{]*[^（「『【《〈“‘([{\s]\p{M}*[。，、．；：？！）」』】》〉”’)\]}…‥ー々〻・ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]*/gu
/** Scripts whose words only a dictionary tells apart. */
const unmarked = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const dictionary = new Intl.Segmenter('th', { granularity: 'word' })

/** Whether a text has scripts without spaces between words, so that lines break anywhere and without a hyphen. */
export function isBrokenAnywhere(text: string): boolean {
  return unspaced.test(text)
}

/**
 * Splits a word where a line may break: only a word too long for any line, or one of a script without spaces. `spelled`
 * returns what a text spells in which characters stand for syllables.
 */
export function breakWord(word: string | null, spelled = (text: string) => text): string[] {
  if (word === null) return ['']
  const text = spelled(word)
  if (unmarked.test(text)) return atWordEnds(word, text, spelled)
  if (isBrokenAnywhere(word)) {
    const parts = word.match(cluster) ?? []
    if (parts.join('') === word) return parts
  }
  if (word.length <= longest) return [word]
  return atMost(longest / 2, word, spelled)
}

/** Splits a word of a text of `withTightSpaces`: a line may break after each of its spaces, too. */
export function breakAnywhere(word: string | null, spelled?: (text: string) => string): string[] {
  return (word ?? '').split(/(?<=[^\u00a0]\u00a0)(?![-–—])/).flatMap((part) => breakWord(part, spelled))
}

/** Splits a word into parts of some length, but not before a mark. */
function atMost(length: number, word: string, spelled: (text: string) => string): string[] {
  const parts = ['']
  for (const character of word) {
    const part = parts.at(-1) ?? ''
    if (part.length < length || /^\p{M}/u.test(spelled(character))) parts[parts.length - 1] = part + character
    else parts.push(character)
  }
  return parts
}

/** Splits a word behind the characters that end a word of the text that it spells. */
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

/** Returns a text in which breaking at a space is no better than breaking between any two characters. */
export function withTightSpaces(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
