/** What one has at most, drafts counted. */
export const MOST_CASES = 50

/** In the text, besides the cover. */
export const MOST_CASE_PICTURES = 12
export const MOST_SKILLS = 15
export const MOST_LINKS = 8
