/** The parts of a team's day count up to this number. */
export const MOST_COUNTED_TODAY = 100
