/** The longest request to the copilot, in characters. */
export const LONGEST_REQUEST = 2_000
export const LONGEST_TITLE = 80
/** The longest answer in the intro. */
export const LONGEST_PREFERENCE = 600
/** The longest line of a tailored résumé. */
export const LONGEST_LINE = 1_000
export const MOST_LINES = 200
export const MOST_CHATS = 200
/** Requests to the model for each member and day. */
export const MODEL_CALLS_A_DAY = 60
/** Days after which what was sent to the model is deleted. */
export const PROMPT_DAYS = 90
/** Jobs that an answer lists. */
export const MOST_JOBS = 5
/**
 * The version of the sentence that members agree to before anything is sent to a model; a new version requires a new
 * consent.
 */
export const CONSENT_TERMS = 2
