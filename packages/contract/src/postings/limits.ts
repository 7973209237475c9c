/** Days that a job without a closing date stays open. */
export const OPEN_DAYS = 60
/** Days before the end on which the team is notified. */
export const ENDING_DAYS = 7
/** Days ahead that a job may be scheduled, and closing dates may lie. */
export const MOST_DAYS_AHEAD = 365
/** Jobs that one act on several covers. */
export const MOST_AT_ONCE = 100
/** Similar jobs that must state their pay before the form shows it. */
export const LEAST_PAYING = 5
/** Questions of a job, and options of one. */
export const MOST_QUESTIONS = 12
export const MOST_OPTIONS = 12
