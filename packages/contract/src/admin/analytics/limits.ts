/** The name under which all less frequent names are counted together. */
export const OTHERS = '(others)'
/** The longest range, in days: for longer, nothing is kept. */
export const LONGEST_RANGE = 762
/** Bars that a chart has at most. */
export const MOST_PERIODS = 120
/** Names of each part that are shown. */
export const MOST_NAMED = 20
/** Names of a part that a download holds. */
export const MOST_DOWNLOADED = 1_000
/** Sign-ups that are followed to a hire, newest first. */
export const MOST_FOLLOWED = 20_000
/** Weeks of cohorts that are shown. */
export const COHORT_WEEKS = 12
/** Jobs are compared over at most this many days. */
export const MOST_JOB_DAYS = 92
/** Jobs with fewer views have no place in an order of shares. */
export const FEWEST_JOB_VIEWS = 10
/** Jobs that a download holds. */
export const MOST_JOBS = 1_000
