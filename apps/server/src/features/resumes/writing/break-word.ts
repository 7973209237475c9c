const longest = 28
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** One character with the signs that may not be parted from it: what opens before, what closes or goes on behind. */
const cluster =
  /[（「『【《〈“‘([{]*[^（「『【《〈“‘([{\s]\p{M}*[。，、．；：？！）」』】》〉”’)\]}…‥ー々〻・ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]*/gu
const thai = new Intl.Segmenter('th', { granularity: 'word' })

/** Whether a text has scripts that put no space between words, so that lines end anywhere and without a hyphen. */
export function isBrokenAnywhere(text: string): boolean {
  return unspaced.test(text)
}

/** Where a line may end in a word: in none but those that no line would hold, and those of scripts without spaces. */
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

/** The same in a text of `withTightSpaces`: a line may end behind each space of it. */
export function breakAnywhere(word: string | null): string[] {
  return (word ?? '').split(/(?<=[^\u00a0]\u00a0)(?![-–—])/).flatMap(breakWord)
}

/** With spaces that are no better ends of lines than what stands between any two characters. */
export function withTightSpaces(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
