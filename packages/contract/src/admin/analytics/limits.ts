/** The name of all names that are not among the most frequent ones. */
export const OTHERS = '(others)'
/** The longest range, in days: for longer, nothing is kept. */
export const LONGEST_RANGE = 762
/** Bars that a chart has at most. */
export const MOST_PERIODS = 120
/** Names of each part that are shown. */
export const MOST_NAMED = 20
/** Weeks of cohorts that are shown. */
export const COHORT_WEEKS = 12
