/** The number of hours for which an account counts as new. A new account can publish less. */
export const NEW_ACCOUNT_HOURS = 48
/** A text that is sent to more people than this, within this many days, waits for review. */
export const SAME_TEXT_PEOPLE = 5
export const SAME_TEXT_DAYS = 7
/** Comments with fewer words than this may be repeated anywhere: "Well done!" */
export const SAME_COMMENT_WORDS = 3
/**
 * How many minutes a member whom a moderator slowed down must wait before they can publish or start a conversation
 * again.
 */
export const SLOWED_MINUTES = 60
