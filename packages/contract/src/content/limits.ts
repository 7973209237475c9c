/** An account is new for this many hours: until then what it writes is slowed down. */
export const NEW_ACCOUNT_HOURS = 48
/** The same text to more people than this waits for review, counted over this many days. */
export const SAME_TEXT_PEOPLE = 5
export const SAME_TEXT_DAYS = 7
/** Comments with fewer words than this may be the same below anything: "Well done!" */
export const SAME_COMMENT_WORDS = 3
/** How long members who were slowed down by a moderator wait before they publish or start a conversation again. */
export const SLOWED_MINUTES = 60
