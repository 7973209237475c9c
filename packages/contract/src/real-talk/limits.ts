/** The minimum and maximum lengths of a question, in characters. */
export const SHORTEST_QUESTION = 10
export const LONGEST_QUESTION = 160
/** The maximum length of a question's background text, in characters. */
export const LONGEST_BACKGROUND = 600
/** The maximum length of the words that questions about a field of work are found by, in characters. */
export const LONGEST_FIELD = 200
export const LONGEST_ANSWER = 1_000
