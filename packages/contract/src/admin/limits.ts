/** Members that one act of an admin may concern. */
export const MOST_AT_ONCE = 500
/** From here on, an admin types the number of members that an act concerns: more than a page shows. */
export const TYPED_FROM = 21
/** Rows of a downloaded list. */
export const MOST_DOWNLOADED = 10_000
export const LONGEST_NOTE = 4_000
export const LONGEST_TAG = 40
export const MOST_TAGS = 20
export const MOST_VIEWS = 30
/** Of a notification that an admin sends. */
export const LONGEST_BROADCAST_TITLE = 80
export const LONGEST_BROADCAST_TEXT = 400
