/** The largest file that is read as a résumé, in bytes. */
export const largestResume = 10 * 1024 * 1024
/** The most pages of a file that are read. */
export const mostResumePages = 50

const unprinted =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}])\p{L}/gu

/** The characters of a text that a PDF résumé omits because none of its fonts covers their script. Each listed once. */
export function unprintedLetters(text: string): string[] {
  return [...new Set(text.match(unprinted))]
}
