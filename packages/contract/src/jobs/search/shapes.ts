import { z } from 'zod'
import { jobLists } from '../kinds.ts'
import { department, place } from '../shapes.ts'

/** One word or phrase of a search as it was understood. */
const searchTerm = z.object({
  text: z.string(),
  /** Its words must stand next to each other. */
  phrase: z.boolean(),
  /** What was typed, where no job has that word and a near one was taken instead. */
  typed: z.string().nullable(),
})
export type SearchTerm = z.output<typeof searchTerm>

/** What the words of a search were taken for. Both lists empty: nothing in them can be looked for, so nothing is found. */
export const understood = z.object({
  /** Each must be met, by any of its terms. */
  allOf: z.array(z.object({ anyOf: z.array(searchTerm) })),
  /** None of these in title, company or skills. */
  noneOf: z.array(searchTerm),
  /** The keyword that searches for exactly what was typed; null when nothing was corrected. */
  insist: z.string().nullable(),
})
export type Understood = z.output<typeof understood>

/** The values that a condition offers, with the jobs that the list would show. */
export const filterCounts = z.object({
  /** False: at least so many, because counting ended early. */
  exact: z.boolean(),
  /** `value` goes into the query; options without jobs are left out. */
  options: z.array(z.object({ value: z.string(), name: z.string(), jobs: z.int() })),
})
export type FilterCounts = z.output<typeof filterCounts>

/** The values of a condition that has too many to be listed: those with a word that begins with what was typed. */
export const filterValues = z.object({
  /** False: at least so many, because counting ended early. */
  exact: z.boolean(),
  /** Most jobs first; `group` is a place's country. */
  options: z.array(z.object({ value: z.string(), name: z.string(), group: z.string().nullable(), jobs: z.int() })),
})

export const placeOfList = place.extend({
  /** Whether it can be searched around. */
  hasCoordinates: z.boolean(),
})

/** Yearly pay in the middle of the jobs that say it: of those with a range, its middle. */
export const medianPay = z.object({ currency: z.string().length(3), median: z.number(), jobs: z.int() })

/** Another list that has jobs, by the conditions that lead there. */
export const relatedList = z.object({
  list: z.enum(jobLists),
  category: department.nullable(),
  location: place.pick({ slug: true, name: true }).nullable(),
  keyword: z.string().nullable(),
  jobs: z.int(),
})
