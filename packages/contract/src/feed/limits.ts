/** In characters, as it is read: markup does not count. */
export const LONGEST_POST = 5_000
/** Lists show a post of at most this many characters in full, of a longer one the first lines. */
export const LONGEST_IN_LISTS = 700
export const MOST_POST_PICTURES = 4
/** Of a post; further ones are plain words. */
export const MOST_TAGS = 10
export const LONGEST_TAG = 40
/** What one publishes at most within a day; while the account is new, the latter. */
export const MOST_POSTS_A_DAY = 30
export const MOST_POSTS_WHILE_NEW = 5
