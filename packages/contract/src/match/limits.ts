/** From this score on, in percent, a match is called good; below it, lists show none. */
export const GOOD_MATCH = 40
/** From this score on, in percent, a match is called strong. */
export const STRONG_MATCH = 65
/** The number of a member's best matches, from which lists by match are built. */
export const BEST_MATCHES = 200
/** The highest match of a job that is out of the member's reach or of an unwanted work type. */
export const MOST_OUT_OF_REACH = 35
/** The most places that a member can name to move to. */
export const MOST_PLACES_TO_MOVE = 20
/** The most jobs whose match one call requests. */
export const MOST_SCORES = 50
/** The most jobs that a member can refuse. */
export const MOST_REFUSALS = 200
