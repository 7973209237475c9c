/** The largest file that is read as a résumé, in bytes. */
export const largestResume = 10 * 1024 * 1024
/** The most pages of a file that are read. */
export const mostResumePages = 50

/** The most words listed that a PDF can't show, and the most characters of each. */
export const mostUndrawnWords = 40
export const longestUndrawnWord = 60

const surelyDrawn = /^[\s\u0020-\u024f\u2013-\u201e•…€]*$/u

/** Whether every font of a PDF has all letters of a text; of other texts, only the server knows. */
export function isSurelyDrawn(text: string): boolean {
  return surelyDrawn.test(text)
}
