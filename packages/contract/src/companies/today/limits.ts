/** The parts of a team's day are counted up to this number. */
export const MOST_COUNTED_TODAY = 100
