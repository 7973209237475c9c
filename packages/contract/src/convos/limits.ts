/** The longest message, in characters. */
export const LONGEST_MESSAGE = 8_000
/** Messages that one call returns. */
export const MESSAGES_PER_STRETCH = 50
/** The minutes in which its author may edit a message. */
export const EDIT_MINUTES = 15
/** Messages that a stranger can send before the first answer. */
export const MOST_REQUEST_MESSAGES = 5
/** The most strangers that an account can write to within a day while none of them has answered. */
export const MOST_REQUESTS_A_DAY = 20
/** Conversations that one account can pin. */
export const MOST_PINNED = 10
/** Unread messages are counted up to this number. */
export const MOST_UNREAD = 999
/** The limits of one attachment. */
export const MOST_FILE_BYTES = 10 * 1024 * 1024
export const LONGEST_FILE_NAME = 150
/** Messages that a search returns, and conversations by the names of their members. */
export const MOST_FOUND_MESSAGES = 50
export const MOST_FOUND_CONVOS = 5
export const LONGEST_SEARCH = 100
/** How often a visible page reports its member as present, and how long that counts, in seconds. */
export const PRESENCE_INTERVAL_SECONDS = 60
export const PRESENCE_SECONDS = 150
/** The most members whose conversation link is looked up in one call. */
export const MOST_CONVO_LINKS = 50
