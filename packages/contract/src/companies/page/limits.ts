export const EARLIEST_YEAR = 1000
export const LATEST_YEAR = 2100

/**
 * The maximum length of a value or benefit, in characters, and the maximum numbers of values and benefits. The form
 * shows the same limits.
 */
export const LONGEST_CULTURE_TEXT = 60
export const MOST_VALUES = 12
export const MOST_BENEFITS = 30
