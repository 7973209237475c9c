/** Days that "posted within" offers; any whole number up to a year is understood. */
export const postedWithinDays = [1, 3, 7, 14, 30] as const
/** Kilometres that the radius around a place offers; any whole number up to 200 is understood. */
export const radiusKilometres = [10, 25, 50, 100, 200] as const
export const jobSorts = ['relevance', 'newest'] as const
export type JobSort = (typeof jobSorts)[number]
/** Conditions with more values than a list shows: each is found by typing. */
export const filtersOfManyValues = ['location', 'company'] as const
export type FilterOfManyValues = (typeof filtersOfManyValues)[number]
