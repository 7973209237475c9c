/** The maximum number of members that one action of an admin can apply to. */
export const MOST_AT_ONCE = 500
/** An action on at least this many members requires the admin to type their number. A page of the list has fewer. */
export const TYPED_COUNT_MINIMUM = 21
/** The maximum number of rows of a downloaded list. */
export const MOST_DOWNLOADED = 10_000
export const LONGEST_NOTE = 4_000
export const LONGEST_TAG = 40
export const MOST_TAGS = 20
export const MOST_VIEWS = 30
/** The maximum lengths of the title and the text of a notification that an admin sends, in characters. */
export const LONGEST_BROADCAST_TITLE = 80
export const LONGEST_BROADCAST_TEXT = 400
