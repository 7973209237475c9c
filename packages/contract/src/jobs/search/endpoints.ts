import { z } from 'zod'
import { companyErrors } from '../../companies/errors.ts'
import { defineEndpoints, success } from '../../endpoint.ts'
import { page, pageNumber } from '../../pagination.ts'
import { tooLongSearch } from '../../texts.ts'
import { jobErrors } from '../errors.ts'
import { MOST_FEATURED } from '../kinds.ts'
import { jobGates } from '../policy.ts'
import { department, jobCard } from '../shapes.ts'
import { jobQuery } from './fields.ts'
import { filtersOfManyValues, jobSorts } from './kinds.ts'
import { filterCounts, filterValues, medianPay, placeOfList, relatedList, understood } from './shapes.ts'

const filterErrors = [
  jobErrors['category-not-found'],
  jobErrors['place-not-found'],
  jobErrors['place-without-coordinates'],
  companyErrors['company-not-found'],
]

export const jobSearchEndpoints = defineEndpoints({
  'GET /api/v1/jobs': {
    summary: 'Open jobs: newest first, or the best matches for a search',
    tag: 'jobs',
    ...jobGates.list,
    viewer: true,
    query: jobQuery({
      /** Defaults to relevance for a search with words, and to newest otherwise. */
      sort: z.enum(jobSorts).optional(),
      page: pageNumber.default(1),
    }),
    reply: success(
      page(jobCard).extend({
        /**
         * Jobs that admins feature in the list, shown before its first page. They are also listed at their normal
         * positions.
         */
        featured: z.array(jobCard).max(MOST_FEATURED).optional(),
        /** The category and place of the filter, for the page's heading. */
        category: department.nullable(),
        location: placeOfList.nullable(),
        /** The name of the filter's company, if any. */
        company: z.object({ slug: z.string(), companyName: z.string() }).nullable(),
        sort: z.enum(jobSorts),
        /** How the words were understood; null without words. */
        understood: understood.nullable(),
        /** "Did you mean": a keyword with more results. */
        suggestion: z.string().nullable(),
      }),
    ),
    errors: [...filterErrors, jobErrors['page-not-found']],
  },
  'GET /api/v1/job-counts': {
    summary: 'How many jobs each further filter would leave',
    tag: 'jobs',
    ...jobGates.list,
    viewer: true,
    query: jobQuery({}),
    reply: success(
      z.object({
        total: z.int(),
        totalCapped: z.boolean(),
        /** The counts of a condition ignore the condition's current values, so that the viewer can add another one. */
        list: filterCounts,
        category: filterCounts,
        seniority: filterCounts,
        employmentType: filterCounts,
        /** The languages of postings, the most frequent first. */
        language: filterCounts,
        applicationType: filterCounts,
        postedWithin: filterCounts,
        /** The places and the companies with the most of these jobs. */
        location: filterCounts,
        company: filterCounts,
        /** Jobs that state their pay and that don't. */
        pay: filterCounts,
        /** Currencies in which these jobs state their pay. */
        payCurrency: filterCounts,
        /** Steps of pay in the chosen currency, or in the most frequent one if none is chosen. */
        payFrom: filterCounts.extend({ currency: z.string().length(3).nullable() }),
      }),
    ),
    errors: filterErrors,
  },
  'GET /api/v1/job-filter-values': {
    summary: 'Places or companies that begin with what was typed, with the jobs that choosing each would leave',
    tag: 'jobs',
    ...jobGates.list,
    viewer: true,
    query: jobQuery({
      /** The condition; its own current values are ignored. */
      of: z.enum(filtersOfManyValues),
      /** The text that a value's words begin with. If empty, the values with the most jobs are returned. */
      q: z.string().trim().max(80, tooLongSearch(80)).default(''),
    }),
    reply: success(filterValues),
    errors: filterErrors,
  },
  'GET /api/v1/job-suggestions': {
    summary: 'Titles, skills, companies and places that start with the typed text',
    tag: 'jobs',
    ...jobGates.list,
    query: z.object({ q: z.string().trim().max(80, tooLongSearch(80)).default('') }),
    reply: success(
      z.object({
        titles: z.array(z.object({ text: z.string(), jobs: z.int() })),
        skills: z.array(z.object({ text: z.string(), jobs: z.int() })),
        companies: z.array(z.object({ slug: z.string(), name: z.string(), jobs: z.int() })),
        places: z.array(z.object({ slug: z.string(), name: z.string(), jobs: z.int() })),
      }),
    ),
    errors: [],
  },
  'GET /api/v1/job-insights': {
    summary: 'Insights into the jobs of a list, and related lists',
    tag: 'jobs',
    ...jobGates.list,
    viewer: true,
    query: jobQuery({}),
    reply: success(
      z.object({
        /** The figures below are based on this many of the newest jobs. In most lists, these are all jobs. */
        basedOn: z.int(),
        /**
         * The median pay per currency, the currency with the most jobs first. Includes only currencies with at least
         * five jobs that state their pay.
         */
        pay: z.array(medianPay),
        companies: z.array(z.object({ slug: z.string(), name: z.string(), jobs: z.int() })),
        skills: z.array(z.object({ name: z.string(), jobs: z.int() })),
        related: z.array(relatedList),
      }),
    ),
    errors: filterErrors,
  },
})
