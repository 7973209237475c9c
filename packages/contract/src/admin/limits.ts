/** The most members that one action of an admin can apply to. */
export const MOST_AT_ONCE = 500
/** For more members than this (a page of the list), an admin has to type the number of members. */
export const TYPED_FROM = 21
/** The most rows of a downloaded list. */
export const MOST_DOWNLOADED = 10_000
export const LONGEST_NOTE = 4_000
export const LONGEST_TAG = 40
export const MOST_TAGS = 20
export const MOST_VIEWS = 30
/** The lengths of a notification that an admin sends, in characters. */
export const LONGEST_BROADCAST_TITLE = 80
export const LONGEST_BROADCAST_TEXT = 400
