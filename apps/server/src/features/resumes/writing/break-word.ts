const longest = 28
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** One character with the punctuation that must stay with it: opening before it, closing or continuing after it. */
const cluster =
  /[（「『【《〈“‘([{]*[^（「『【《〈“‘([{\s]\p{M}*[。，、．；：？！）」』】》〉”’)\]}…‥ー々〻・ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]*/gu
const thai = new Intl.Segmenter('th', { granularity: 'word' })

/** Whether a text has scripts without spaces between words, so that lines break anywhere and without a hyphen. */
export function isBrokenAnywhere(text: string): boolean {
  return unspaced.test(text)
}

/** Splits a word where a line may break: only a word too long for any line, or one of a script without spaces. */
export function breakWord(word: string | null): string[] {
  if (word === null) return ['']
  if (/\p{Script=Thai}/u.test(word)) return [...thai.segment(word)].map(({ segment }) => segment)
  if (isBrokenAnywhere(word)) {
    const parts = word.match(cluster) ?? []
    if (parts.join('') === word) return parts
  }
  if (word.length <= longest) return [word]
  return word.match(new RegExp(`.{1,${longest / 2}}`, 'gsu')) ?? [word]
}

/** Splits a word of a text of `withTightSpaces`: a line may break after each of its spaces, too. */
export function breakAnywhere(word: string | null): string[] {
  return (word ?? '').split(/(?<=[^\u00a0]\u00a0)(?![-–—])/).flatMap(breakWord)
}

/** Returns a text in which breaking at a space is no better than breaking between any two characters. */
export function withTightSpaces(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
