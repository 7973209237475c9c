/** The most entries that a story holds of one catalog: values, hats, interests and the like. */
export const MOST_CHOSEN = 20
/** The most roles that somebody looks for. */
export const MOST_SOUGHT_ROLES = 10
/** The most companies that somebody hides from. */
export const MOST_HIDDEN_FROM = 50
