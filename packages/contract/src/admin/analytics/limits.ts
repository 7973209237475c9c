/** The name under which all less frequent names are counted together. */
export const OTHERS = '(others)'
/** The maximum length of a range, in days; older data is deleted. */
export const LONGEST_RANGE = 762
/** The maximum number of bars in a chart; longer ranges are grouped by week. */
export const MOST_PERIODS = 120
/** The number of names shown for each dimension. */
export const MOST_NAMED = 20
/** The maximum number of names of a dimension in a download. */
export const MOST_DOWNLOADED = 1_000
/** The maximum number of the newest sign-ups for which later steps, up to a hire, are counted. */
export const MOST_FOLLOWED = 20_000
/** The number of weeks shown in the table of cohorts. */
export const COHORT_WEEKS = 12
/** The maximum number of days over which jobs are compared. */
export const MOST_JOB_DAYS = 92
/** Jobs with fewer views are left out when jobs are sorted by percentage. */
export const FEWEST_JOB_VIEWS = 10
/** The maximum number of jobs in a download. */
export const MOST_JOBS = 1_000
