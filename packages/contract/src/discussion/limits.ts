/** The maximum length of a comment or reply, in characters. */
export const LONGEST_COMMENT = 2_000
/** The number of replies loaded with a comment; the others are loaded on request. */
export const FIRST_REPLIES = 3
/**
 * The same text by one member on the same subject, within this many seconds, counts as one comment, however often it is
 * sent.
 */
export const SAME_COMMENT_SECONDS = 60
/** The number of seconds that a new account waits between two comments. */
export const SLOW_MODE_SECONDS = 20
