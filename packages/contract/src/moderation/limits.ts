/** The length of a reporter's note, a moderator's message and an appeal, in characters. */
export const LONGEST_WORDS = 1_000
/** The number of reports that hide a post, comment or answer until a moderator decides. */
export const REPORTS_TO_HIDE = 5
/** Days within which reports count together, and the minimum age of the reporting accounts, in days. */
export const REPORT_DAYS = 7
export const REPORTER_AGE_DAYS = 14
/** The days after the last decision until the copy of the reported thing is deleted. */
export const COPY_DAYS = 180
