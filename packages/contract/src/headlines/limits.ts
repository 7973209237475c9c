/** The maximum number of drafts of headlines that a member may have. */
export const MOST_DRAFTS = 50
/** The maximum number of headlines that a member may publish within a day. */
export const MOST_A_DAY = 20

export const SHORTEST_TITLE = 10
export const LONGEST_TITLE = 140
/** The maximum number of pictures in an article's text, in addition to the cover. */
export const MOST_HEADLINE_PICTURES = 12
export const LONGEST_SUMMARY = 500
