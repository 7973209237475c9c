/** The name under which all less frequent names are counted together. */
export const OTHERS = '(others)'
/** The longest range, in days; older data is deleted. */
export const LONGEST_RANGE = 762
/** The most bars in a chart. */
export const MOST_PERIODS = 120
/** The names shown for each dimension. */
export const MOST_NAMED = 20
/** The most names of a dimension in a download. */
export const MOST_DOWNLOADED = 1_000
/** The most sign-ups whose progress is followed to a hire, newest first. */
export const MOST_FOLLOWED = 20_000
/** The number of weeks shown in the cohorts. */
export const COHORT_WEEKS = 12
/** Jobs are compared over at most this many days. */
export const MOST_JOB_DAYS = 92
/** Jobs with fewer views are left out of orders by percentage. */
export const FEWEST_JOB_VIEWS = 10
/** The most jobs in a download. */
export const MOST_JOBS = 1_000
