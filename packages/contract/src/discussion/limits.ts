/** The longest comment or reply, in characters. */
export const LONGEST_COMMENT = 2_000
/** Replies that are loaded with a comment; the others are loaded on request. */
export const FIRST_REPLIES = 3
/** The same text below the same thing within this time counts as one comment, however often it was sent. */
export const SAME_COMMENT_SECONDS = 60
/** A new account waits this long between two comments. */
export const SLOW_MODE_SECONDS = 20
