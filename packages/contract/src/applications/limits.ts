export const LONGEST_COVER_NOTE = 4_000
export const LONGEST_ANSWER = 2_000
export const LONGEST_MESSAGE = 4_000
export const LONGEST_TEAM_NOTE = 2_000
/** Résumé files that a professional keeps for the next application. */
export const MOST_RESUME_FILES = 10
/** The most applicants that one action can apply to. */
export const MOST_MOVED_AT_ONCE = 100
/** The most applicants without a decision that a call declines. */
export const MOST_DECLINED_AT_ONCE = 200
/** The most times that one interview proposal offers. */
export const MOST_TIMES = 8
/** The most stages that a company can add. */
export const MOST_STAGES = 15
/** The most templates of a company. */
export const MOST_TEMPLATES = 50
/** The most applicants that can be compared side by side. */
export const MOST_COMPARED = 4
/** The minimum number of applications for a reply rate. */
export const LEAST_FOR_FIGURES = 10
/** Days without an answer after which both sides are reminded. */
export const UNANSWERED_DAYS = 21
/** Minutes that a link to a résumé file works. */
export const FILE_LINK_MINUTES = 5
/** Messages of one side about one application in a day. */
export const MOST_MESSAGES_A_DAY = 50
/** The length of a professional's own note on an application, in characters. */
export const LONGEST_OWN_NOTE = 4_000
/** The most applications made elsewhere that a professional can record. */
export const MOST_OUTSIDE_APPLICATIONS = 1_000
