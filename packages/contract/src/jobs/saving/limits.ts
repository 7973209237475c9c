/** The maximum number of saved jobs of a professional, and also that of hidden jobs. */
export const MOST_SAVED = 500
/** The maximum number of companies that a professional can hide. */
export const MOST_HIDDEN_COMPANIES = 100
/** The maximum number of jobs in "Recently seen". */
export const MOST_SEEN_JOBS = 50
/** The maximum number of followed companies whose new jobs are listed. */
export const MOST_COMPANY_NEWS = 20
/** The maximum length of a note, in characters. */
export const LONGEST_NOTE = 2_000
