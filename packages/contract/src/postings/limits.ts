/** Days that a job without a closing date stays open. */
export const OPEN_DAYS = 60
/** Days before the end on which the team is notified. */
export const ENDING_DAYS = 7
/** How many days ahead a job can be scheduled and a closing date can be. */
export const MOST_DAYS_AHEAD = 365
/** The most jobs that one action can apply to. */
export const MOST_AT_ONCE = 100
/** Similar jobs that must state their pay before the form shows it. */
export const FEWEST_PAYING_JOBS = 5
/** The most questions of a job, and the most options of one. */
export const MOST_QUESTIONS = 12
export const MOST_OPTIONS = 12
