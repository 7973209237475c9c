export const LONGEST_COVER_NOTE = 4_000
export const LONGEST_ANSWER = 2_000
export const LONGEST_MESSAGE = 4_000
export const LONGEST_TEAM_NOTE = 2_000
/** The maximum number of résumé files that a professional can keep for further applications. */
export const MOST_RESUME_FILES = 10
/** The maximum number of applicants that one action can apply to. */
export const MOST_MOVED_AT_ONCE = 100
/** The maximum number of applicants without a decision that a call declines. */
export const MOST_DECLINED_AT_ONCE = 200
/** The maximum number of time slots in one interview proposal. */
export const MOST_TIMES = 8
/** The maximum number of stages that a company can add. */
export const MOST_STAGES = 15
/** The maximum number of templates of a company. */
export const MOST_TEMPLATES = 50
/** The maximum number of applicants that can be compared side by side. */
export const MOST_COMPARED = 4
/** The minimum number of applications for reply figures. */
export const LEAST_FOR_FIGURES = 10
/** The number of days without an answer after which the candidate and the team are reminded. */
export const UNANSWERED_DAYS = 21
/** How many minutes a link to a résumé file works. */
export const FILE_LINK_MINUTES = 5
/** The maximum number of messages that the candidate or the team can send about one application in a day. */
export const MOST_MESSAGES_A_DAY = 50
/** The maximum length of a professional's own note on an application, in characters. */
export const LONGEST_OWN_NOTE = 4_000
/** The maximum number of jobs that one call returns because they fit a professional. */
export const MOST_FITTING_JOBS = 3
/** The maximum number of applications made elsewhere that a professional can record. */
export const MOST_OUTSIDE_APPLICATIONS = 1_000
