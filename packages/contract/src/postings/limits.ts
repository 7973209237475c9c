/** The number of days that a job without a closing date stays open. */
export const OPEN_DAYS = 60
/** The number of days before a job's end at which the team is notified. */
export const ENDING_DAYS = 7
/** The number of days that one press extends a job by. */
export const EXTENSION_DAYS = 30
/** How many days ahead a job can be scheduled, and how far in the future its closing date can be. */
export const MOST_DAYS_AHEAD = 365
/** The maximum number of jobs that one action can apply to. */
export const MOST_AT_ONCE = 100
/** The form shows the pay of similar jobs if at least this many of them state it. */
export const FEWEST_PAYING_JOBS = 5
/** The maximum number of questions of a job, and of options of one question. */
export const MOST_QUESTIONS = 12
export const MOST_OPTIONS = 12
