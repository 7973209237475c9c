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
/** Counted of newer posts at most. */
export const MOST_NEWER = 20
/** Newer posts that come first in a ranked list when they are asked for. */
export const MOST_ON_TOP = 10
/** For so long a deleted post can be brought back. */
export const UNDO_MINUTES = 10
/** A member is offered the first steps for so long. */
export const WELCOME_DAYS = 14
/** Followed members with which that step is done. */
export const FOLLOWS_TO_BEGIN = 3
/** A story as strong as this, in percent, is told well enough to begin. */
export const STORY_TO_BEGIN = 60
