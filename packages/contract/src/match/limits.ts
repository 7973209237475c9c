/** From this score on, in percent, a match is called good; below it, lists show none. */
export const GOOD_MATCH = 40
/** From this score on, in percent, a match is called strong. */
export const STRONG_MATCH = 65
/** The number of a member's best matches, from which lists by match are built. */
export const BEST_MATCHES = 200
/** The highest match of a job that the member can't take from where they are, or that isn't done as they look for. */
export const MOST_OUT_OF_REACH = 35
/** Places that a member would move to. */
export const MOST_PLACES_TO_MOVE = 20
/** Jobs whose match one call asks for. */
export const MOST_SCORES = 50
/** Jobs that a member can call not for them. */
export const MOST_REFUSALS = 200
