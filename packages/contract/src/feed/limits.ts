/** The maximum length of a post in characters, without markup. */
export const LONGEST_POST = 5_000
/** Lists show a post of up to this many characters in full, and only the first lines of a longer one. */
export const LONGEST_IN_LISTS = 700
export const MOST_POST_PICTURES = 4
/** The maximum number of hashtags of a post. Any others are plain words. */
export const MOST_TAGS = 10
export const LONGEST_TAG = 40
/** The maximum numbers of posts that a member can publish within a day, in general and while the account is new. */
export const MOST_POSTS_A_DAY = 30
export const MOST_POSTS_WHILE_NEW = 5
/** If there are more newer posts, only this number is shown, with a plus. */
export const MOST_NEWER = 20
/** The maximum number of newer posts that a ranked list puts first on request. */
export const MOST_NEWER_FIRST = 10
/** How many minutes a deleted post can be restored. */
export const UNDO_MINUTES = 10
/** How many days a new member sees the first steps. */
export const WELCOME_DAYS = 14
/** The number of followed members that completes the step of following. */
export const FOLLOWS_TO_BEGIN = 3
/** The profile strength, in percent, that completes the step of filling in the story. */
export const STORY_TO_BEGIN = 60
/** The number of hours for which a post counts as new: since yesterday at the same time. */
export const NEW_HOURS = 24
/** The maximum number of jobs between the posts of a feed, and likewise of questions and of events. */
export const MOST_PICKS = 3
/** The maximum number of kinds of deeds shown at the end of the new posts. */
export const MOST_NEWS = 3
/** The number of posts after which a feed has one card. */
export const POSTS_BETWEEN_PICKS = 5
