/** Characters of what a reporter adds, and of what a moderator or an appeal says. */
export const LONGEST_WORDS = 1_000
/** Reports that hide a post, comment or answer until a moderator looks. */
export const REPORTS_TO_HIDE = 5
/** Within how many days reports count together, and how old the accounts are that send them, at least. */
export const REPORT_DAYS = 7
export const REPORTER_AGE_DAYS = 14
/** How many days after the last decision the copy of what was reported is deleted. */
export const COPY_DAYS = 180
