import { z } from 'zod'
import { jobLists, workTypes } from '../kinds.ts'
import { department, place } from '../shapes.ts'
import { MOST_OTHER_NAMES } from './kinds.ts'

/** One word or phrase of a search, as understood. */
const searchTerm = z.object({
  text: z.string(),
  /** Whether the words must be adjacent. */
  phrase: z.boolean(),
  /** The typed word, if no job contains it and a similar word replaced it. */
  typed: z.string().nullable(),
})
export type SearchTerm = z.output<typeof searchTerm>

/**
 * How some words of a search were interpreted beyond their literal meaning. Each interpretation can be undone
 * separately.
 */
const searchReading = z.object({
  /**
   * `place`: only a place. `place-too`: a place and the words. `near-me`: where the viewer is. `work-type`: a work type
   * and the words. `equal`: other words for the same.
   */
  kind: z.enum(['place', 'place-too', 'near-me', 'work-type', 'equal']),
  typed: z.string(),
  /** The places, or the alternative words; for `near-me`, empty if the viewer's place is unknown. */
  names: z.array(z.string()).max(MOST_OTHER_NAMES),
  /** The slug of the place, if it is a place. */
  location: z.string().nullable(),
  workType: z.enum(workTypes).nullable(),
  /** The keyword that makes the search take these words literally. */
  undo: z.string(),
  /** The keyword without these words, for use with a filter instead of them; empty if there are no other words. */
  rest: z.string(),
})
export type SearchReading = z.output<typeof searchReading>

/**
 * How a search was understood. If all of its lists are empty, the words contain nothing to search for, and nothing
 * matches.
 */
export const understood = z.object({
  /** Required groups: each must match, by any of its terms. */
  allOf: z.array(z.object({ anyOf: z.array(searchTerm) })),
  /** Excluded terms: none may occur in title, company or skills. */
  noneOf: z.array(searchTerm),
  /** The keyword that makes the search take the typed words literally; null if nothing was corrected. */
  insist: z.string().nullable(),
  readings: z.array(searchReading),
})
export type Understood = z.output<typeof understood>

/** The values of a condition, each with the number of jobs that the list would show. */
export const filterCounts = z.object({
  /** False if counting stopped early. Then the counts are minimums. */
  exact: z.boolean(),
  /** `value` goes into the query; options without jobs are omitted. */
  options: z.array(z.object({ value: z.string(), name: z.string(), jobs: z.int() })),
})
export type FilterCounts = z.output<typeof filterCounts>

/** Values of a condition that has too many to list. One word of each value begins with the typed text. */
export const filterValues = z.object({
  /** False if counting stopped early. Then the counts are minimums. */
  exact: z.boolean(),
  /** The values, those with the most jobs first; `group` is a place's country. */
  options: z.array(z.object({ value: z.string(), name: z.string(), group: z.string().nullable(), jobs: z.int() })),
})

export const placeOfList = place.extend({
  /** Whether a search around it is possible. */
  hasCoordinates: z.boolean(),
})

/** The median yearly pay of the jobs that state their pay; a range counts as its middle. */
export const medianPay = z.object({ currency: z.string().length(3), median: z.number(), jobs: z.int() })

/** Another list with jobs, described by its conditions. */
export const relatedList = z.object({
  list: z.enum(jobLists),
  category: department.nullable(),
  location: place.pick({ slug: true, name: true }).nullable(),
  keyword: z.string().nullable(),
  jobs: z.int(),
})
