/** The most jobs that a professional can save, and hide. */
export const MOST_SAVED = 500
/** Companies that a professional can hide. */
export const MOST_HIDDEN_COMPANIES = 100
/** Jobs in "Recently seen". */
export const MOST_SEEN_JOBS = 50
/** Characters of a note. */
export const LONGEST_NOTE = 2_000
