import { z } from 'zod'
import { companyErrors } from '../../companies/errors.ts'
import { defineEndpoints, success } from '../../endpoint.ts'
import { page, pageNumber } from '../../pagination.ts'
import { jobErrors } from '../errors.ts'
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
    access: 'guest',
    query: jobQuery({
      /** Relevance where there are words to look for, newest elsewhere, unless told. */
      sort: z.enum(jobSorts, `Choose from: ${jobSorts.join(', ')}.`).optional(),
      page: pageNumber.default(1),
    }),
    reply: success(
      page(jobCard).extend({
        /** The category and place that the filter named, for the page's heading. */
        category: department.nullable(),
        location: placeOfList.nullable(),
        /** The company's name, where the filter named one. */
        company: z.object({ slug: z.string(), companyName: z.string() }).nullable(),
        sort: z.enum(jobSorts),
        /** Null when no words were given. */
        understood: understood.nullable(),
        /** "Did you mean": a keyword that finds more. */
        suggestion: z.string().nullable(),
      }),
    ),
    errors: [...filterErrors, jobErrors['page-not-found']],
  },
  'GET /api/v1/job-counts': {
    summary: 'How many jobs each further filter would leave',
    tag: 'jobs',
    access: 'guest',
    query: jobQuery({}),
    reply: success(
      z.object({
        total: z.int(),
        totalCapped: z.boolean(),
        /** The counts of a condition leave out its own present choice, so that another can be made beside it. */
        list: filterCounts,
        category: filterCounts,
        seniority: filterCounts,
        employmentType: filterCounts,
        applicationType: filterCounts,
        postedWithin: filterCounts,
        /** Places and companies with most of these jobs. */
        location: filterCounts,
        company: filterCounts,
        /** Currencies that pay is given in. */
        payCurrency: filterCounts,
        /** Steps of pay in the chosen currency, else in the one that most jobs use. */
        payFrom: filterCounts.extend({ currency: z.string().length(3).nullable() }),
      }),
    ),
    errors: filterErrors,
  },
  'GET /api/v1/job-filter-values': {
    summary: 'Places or companies that begin with what was typed, with the jobs that choosing each would leave',
    tag: 'jobs',
    access: 'guest',
    query: jobQuery({
      /** Which condition; its own present choice is left out. */
      of: z.enum(filtersOfManyValues, `Choose from: ${filtersOfManyValues.join(', ')}.`),
      /** Empty: those that most jobs have. */
      q: z.string().trim().max(80, 'Search with at most 80 characters.').default(''),
    }),
    reply: success(filterValues),
    errors: filterErrors,
  },
  'GET /api/v1/job-suggestions': {
    summary: 'Titles, skills, companies and places that start with the typed text',
    tag: 'jobs',
    access: 'guest',
    query: z.object({ q: z.string().trim().max(80, 'Search with at most 80 characters.').default('') }),
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
    access: 'guest',
    query: jobQuery({}),
    reply: success(
      z.object({
        /** The newest so many jobs of the list are what the following is read from: all of them in most lists. */
        basedOn: z.int(),
        /** Per currency, most jobs first; only where at least five jobs say their pay. */
        pay: z.array(medianPay),
        companies: z.array(z.object({ slug: z.string(), name: z.string(), jobs: z.int() })),
        skills: z.array(z.object({ name: z.string(), jobs: z.int() })),
        related: z.array(relatedList),
      }),
    ),
    errors: filterErrors,
  },
})
