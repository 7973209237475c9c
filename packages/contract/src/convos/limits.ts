/** The maximum length of a message, in characters. */
export const LONGEST_MESSAGE = 8_000
/** The number of messages that one call returns. */
export const MESSAGES_PER_PAGE = 50
/** How many minutes after sending a message its author may edit it. */
export const EDIT_MINUTES = 15
/** The maximum number of messages that a stranger can send before the first answer. */
export const MOST_REQUEST_MESSAGES = 5
/** The maximum number of strangers that an account can write to within a day while none of them has answered. */
export const MOST_REQUESTS_A_DAY = 20
/** The maximum number of conversations that one account can pin. */
export const MOST_PINNED = 10
/** Unread messages are counted up to this number. */
export const MOST_UNREAD = 999
/** The maximum size of one attachment, in bytes, and the maximum length of its name, in characters. */
export const MOST_FILE_BYTES = 10 * 1024 * 1024
export const LONGEST_FILE_NAME = 150
/** The maximum numbers of messages that a search returns, and of conversations that it finds by a member's name. */
export const MOST_FOUND_MESSAGES = 50
export const MOST_FOUND_CONVOS = 5
export const LONGEST_SEARCH = 100
/** How often a visible page reports that its member is online, and how long such a report counts, in seconds. */
export const PRESENCE_INTERVAL_SECONDS = 60
export const PRESENCE_SECONDS = 150
/** The maximum number of members whose conversation link is looked up in one call. */
export const MOST_CONVO_LINKS = 50
