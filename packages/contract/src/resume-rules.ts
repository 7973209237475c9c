/** The largest file that is read as a résumé, in bytes. */
export const largestResume = 10 * 1024 * 1024
/** The most pages that are read. */
export const mostResumePages = 50
