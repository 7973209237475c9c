/** The maximum size of a file that is read as a résumé, in bytes. */
export const largestResume = 10 * 1024 * 1024
/** The maximum number of pages of a file that are read. */
export const mostResumePages = 50

/** The maximum number of words that are listed because a PDF can't show them, and of characters of each. */
export const mostUndrawnWords = 40
export const longestUndrawnWord = 60

const surelyDrawn = /^[\s\u0020-\u024f\u2013-\u201e•…€]*$/u

/** Whether every font of a PDF certainly has all letters of a text. For any other text, only the server knows. */
export function isSurelyDrawn(text: string): boolean {
  return surelyDrawn.test(text)
}
