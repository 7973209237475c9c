/** The most entries of one catalog in a story: values, hats, interests and the like. */
export const MOST_CHOSEN = 20
/** The most roles that a professional may look for. */
export const MOST_SOUGHT_ROLES = 10
/** The most companies that a professional may hide from. */
export const MOST_HIDDEN_FROM = 50
