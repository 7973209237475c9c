/** The length of a poll's question, and of each of its options, in characters. */
export const SHORTEST_POLL_QUESTION = 5
export const LONGEST_POLL_QUESTION = 160
export const LONGEST_OPTION = 80
export const FEWEST_OPTIONS = 2
export const MOST_OPTIONS = 6
/** The shortest and the longest time from now until a poll closes. */
export const SHORTEST_POLL_HOURS = 1
export const LONGEST_POLL_DAYS = 30
/** How far ahead a poll of the site is scheduled. */
export const LONGEST_SCHEDULE_DAYS = 90
/** While an anonymous poll is open, its results are updated only after this many new votes. */
export const RESULTS_BATCH = 5
/** The most polls of a member within a day, in general and while the account is new. */
export const MOST_POLLS_A_DAY = 10
export const MOST_POLLS_WHILE_NEW = 2
