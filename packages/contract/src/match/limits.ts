/** A member's best matches, which lists by match are made of. */
export const BEST_MATCHES = 200
/** Jobs whose match one call asks for. */
export const MOST_SCORES = 50
/** Jobs that a member can call not for them. */
export const MOST_REFUSALS = 200
