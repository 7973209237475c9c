/** The maximum number of jobs in one digest. */
export const MOST_DIGEST_JOBS = 10
/** The number of days without any email after which a note gives the reason. */
export const QUIET_DAYS = 30
/** The maximum length of a pause, in days. */
export const LONGEST_PAUSE_DAYS = 366
