/** The length of a question, in characters. */
export const SHORTEST_QUESTION = 10
export const LONGEST_QUESTION = 160
/** The length of its background text. */
export const LONGEST_BACKGROUND = 600
/** The words of a field of work that are used to find questions. */
export const LONGEST_FIELD = 200
export const LONGEST_ANSWER = 1_000
