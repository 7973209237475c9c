/** The length of a post in characters, without markup. */
export const LONGEST_POST = 5_000
/** Lists show a post of at most this many characters in full, and the first lines of a longer one. */
export const LONGEST_IN_LISTS = 700
export const MOST_POST_PICTURES = 4
/** The most hashtags of a post; further ones are plain words. */
export const MOST_TAGS = 10
export const LONGEST_TAG = 40
/** The most posts of a member within a day, in general and while the account is new. */
export const MOST_POSTS_A_DAY = 30
export const MOST_POSTS_WHILE_NEW = 5
/** Newer posts are counted up to this number. */
export const MOST_NEWER = 20
/** The most newer posts that a ranked list puts first on request. */
export const MOST_NEWER_FIRST = 10
/** How long a deleted post can be restored. */
export const UNDO_MINUTES = 10
/** How long a new member sees the first steps. */
export const WELCOME_DAYS = 14
/** The number of followed members that completes that step. */
export const FOLLOWS_TO_BEGIN = 3
/** The profile strength, in percent, that completes the step of the story. */
export const STORY_TO_BEGIN = 60
