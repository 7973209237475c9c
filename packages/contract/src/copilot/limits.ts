/** The maximum length of a request to the copilot, in characters. */
export const LONGEST_REQUEST = 2_000
export const LONGEST_TITLE = 80
/** The maximum length of an answer in the intro, in characters. */
export const LONGEST_PREFERENCE = 600
/** The maximum length of a line of a tailored résumé, in characters. */
export const LONGEST_LINE = 1_000
export const MOST_LINES = 200
export const MOST_CHATS = 200
/** The maximum number of requests to the model by each member in a day. */
export const MODEL_CALLS_A_DAY = 60
/** The number of days after which the data that was sent to the model is deleted. */
export const PROMPT_DAYS = 90
/** The maximum number of jobs that the copilot suggests before anything is asked. */
export const MOST_SUGGESTED_JOBS = 3
/** The maximum number of jobs that an answer lists. */
export const MOST_JOBS = 5
/**
 * The version of the sentence that members agree to before anything is sent to a model; a new version requires a new
 * consent.
 */
export const CONSENT_TERMS = 2
