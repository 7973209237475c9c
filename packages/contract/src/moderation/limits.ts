/** Characters of what a reporter adds, and of what a moderator or an appeal says. */
export const LONGEST_WORDS = 1_000
/** Reports that hide a post, comment or answer until a moderator looks. */
export const REPORTS_TO_HIDE = 5
/** Only reports of so many days count together, by accounts at least so many days old. */
export const REPORT_DAYS = 7
export const REPORTER_AGE_DAYS = 14
/** The copy of what was reported is deleted so many days after the last decision. */
export const COPY_DAYS = 180
