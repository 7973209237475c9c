/** The maximum number of entries of one catalog in a story: values, hats, interests and the like. */
export const MOST_CHOSEN = 20
/** The maximum number of roles that a professional may look for. */
export const MOST_SOUGHT_ROLES = 10
/** The maximum number of companies that a professional may hide from. */
export const MOST_HIDDEN_FROM = 50
