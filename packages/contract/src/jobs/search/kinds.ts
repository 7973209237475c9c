/** The choices of "posted within", in days; the query accepts any whole number up to a year. */
export const postedWithinDays = [1, 3, 7, 14, 30] as const
/** The choices of the radius around a place, in kilometres; the query accepts any whole number up to 200. */
export const radiusKilometres = [10, 25, 50, 100, 200] as const
/** The most other names reported for a search's words; there may be more. */
export const MOST_OTHER_NAMES = 12
export const jobSorts = ['relevance', 'newest'] as const
export type JobSort = (typeof jobSorts)[number]
/** Conditions with more values than a list can show: members find them by typing. */
export const filtersOfManyValues = ['location', 'company'] as const
export type FilterOfManyValues = (typeof filtersOfManyValues)[number]
