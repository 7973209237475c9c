/** An account counts as new for this many hours, during which its writing is slowed down. */
export const NEW_ACCOUNT_HOURS = 48
/** A text sent to more people than this within this many days waits for review. */
export const SAME_TEXT_PEOPLE = 5
export const SAME_TEXT_DAYS = 7
/** Comments with fewer words than this may be repeated anywhere: "Well done!" */
export const SAME_COMMENT_WORDS = 3
/** How long members who were slowed down by a moderator wait before they publish or start a conversation again. */
export const SLOWED_MINUTES = 60
