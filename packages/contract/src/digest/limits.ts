/** Jobs in one digest. */
export const MOST_DIGEST_JOBS = 10
/** Days without any email after which a note gives the reason. */
export const QUIET_DAYS = 30
/** The longest pause, in days. */
export const LONGEST_PAUSE_DAYS = 366
