/** The minimum score, in percent, of a good match. Lists don't mention lower matches. */
export const GOOD_MATCH = 40
/** The minimum score, in percent, of a strong match. */
export const STRONG_MATCH = 65
/** The number of a member's best matches from which lists by match are built. */
export const BEST_MATCHES = 200
/** The maximum match, in percent, of a job that is out of the member's reach or has an unwanted work type. */
export const MOST_OUT_OF_REACH = 35
/** The maximum number of places that a member can name to move to. */
export const MOST_PLACES_TO_MOVE = 20
/** The maximum number of jobs whose match one call requests. */
export const MOST_SCORES = 50
/** The maximum number of jobs that a member can refuse. */
export const MOST_REFUSALS = 200
