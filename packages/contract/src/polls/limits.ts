/** The minimum and maximum lengths of a poll's question, and the maximum length of an option, in characters. */
export const SHORTEST_POLL_QUESTION = 5
export const LONGEST_POLL_QUESTION = 160
export const LONGEST_OPTION = 80
export const FEWEST_OPTIONS = 2
export const MOST_OPTIONS = 6
/** The minimum time in hours, and the maximum time in days, from now until a poll closes. */
export const SHORTEST_POLL_HOURS = 1
export const LONGEST_POLL_DAYS = 30
/** The maximum number of days in advance for which a poll of the site can be scheduled. */
export const LONGEST_SCHEDULE_DAYS = 90
/** The number of new votes after which the results of an open anonymous poll change. */
export const RESULTS_BATCH = 5
/** The maximum numbers of polls that a member can publish within a day, in general and while the account is new. */
export const MOST_POLLS_A_DAY = 10
export const MOST_POLLS_WHILE_NEW = 2
