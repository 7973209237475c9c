export const payFilters = ['stated', 'unstated'] as const
export type PayFilter = (typeof payFilters)[number]

/** The language of a posting that is too short to tell it (ISO 639-2, “undetermined”). */
export const UNKNOWN_LANGUAGE = 'und'

/** The periods offered for "posted within", in days; the query accepts any whole number up to a year. */
export const postedWithinDays = [1, 3, 7, 14, 30] as const
/** The radii offered around a place, in kilometres; the query accepts any whole number up to 200. */
export const radiusKilometres = [10, 25, 50, 100, 200] as const
/** The maximum number of alternative names reported for the words of a search; there may be more. */
export const MOST_OTHER_NAMES = 12
export const jobSorts = ['relevance', 'newest'] as const
export type JobSort = (typeof jobSorts)[number]
/** Conditions with too many values for a list: members find a value by typing. */
export const filtersOfManyValues = ['location', 'company'] as const
export type FilterOfManyValues = (typeof filtersOfManyValues)[number]
