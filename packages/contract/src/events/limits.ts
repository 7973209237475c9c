/** The maximum number of drafts of events that a member may have. */
export const MOST_EVENT_DRAFTS = 50
/** The maximum number of events that a member may publish within a day; fewer while the account is new. */
export const MOST_EVENTS_A_DAY = 10
export const MOST_EVENTS_WHILE_NEW = 3

export const SHORTEST_EVENT_TITLE = 10
export const LONGEST_EVENT_TITLE = 140
/** The maximum number of pictures in an event's text, in addition to the cover. */
export const MOST_EVENT_PICTURES = 12
export const LONGEST_VENUE = 200
export const LONGEST_CITY = 80
export const LONGEST_EVENT_LINK = 500
export const LARGEST_CAPACITY = 100_000
export const MOST_EVENT_QUESTIONS = 5
export const LONGEST_EVENT_QUESTION = 200
export const LONGEST_EVENT_ANSWER = 1_000
/** The maximum number of hosts besides the author. */
export const MOST_CO_HOSTS = 5
/** The maximum duration of an event, in days. */
export const LONGEST_EVENT_DAYS = 31
/** Events before or after these years are refused as mistakes. */
export const FIRST_EVENT_YEAR = 2000
export const LAST_EVENT_YEAR = 2100
/** The maximum number of participants that an event's page names. */
export const SHOWN_PARTICIPANTS = 60
