/** The most cases that a professional may have, including drafts. */
export const MOST_CASES = 50

/** In the text, in addition to the cover. */
export const MOST_CASE_PICTURES = 12
export const MOST_SKILLS = 15
export const MOST_LINKS = 8
