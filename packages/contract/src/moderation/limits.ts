/** The maximum length of a reporter's note, a moderator's message and an appeal, in characters. */
export const LONGEST_WORDS = 1_000
/** The number of reports that hide content, such as a post or a comment, until a moderator decides. */
export const REPORTS_TO_HIDE = 5
/** The number of days for which a report counts towards hiding. */
export const REPORT_DAYS = 7
/** The minimum age of a reporter's account, in days, for the report to count. */
export const REPORTER_AGE_DAYS = 14
/** The number of days after the last decision until the copy of the reported thing is deleted. */
export const COPY_DAYS = 180
