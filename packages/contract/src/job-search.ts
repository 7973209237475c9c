import { z } from 'zod'
import { companyErrors } from './companies.ts'
import { defineEndpoints, success } from './endpoint.ts'
import { jobQuery, jobSorts } from './job-filter.ts'
import { department, jobCard, jobErrors, jobLists, place } from './jobs.ts'
import { page, pageNumber } from './pagination.ts'

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
const understood = z.object({
  /** Each must be met, by any of its terms. */
  allOf: z.array(z.object({ anyOf: z.array(searchTerm) })),
  /** None of these in title, company or skills. */
  noneOf: z.array(searchTerm),
  /** The keyword that searches for exactly what was typed; null when nothing was corrected. */
  insist: z.string().nullable(),
})
export type Understood = z.output<typeof understood>

/** The values that a condition offers, with the jobs that the list would show. */
const filterCounts = z.object({
  /** False: at least so many, because counting ended early. */
  exact: z.boolean(),
  /** `value` goes into the query; options without jobs are left out. */
  options: z.array(z.object({ value: z.string(), name: z.string(), jobs: z.int() })),
})
export type FilterCounts = z.output<typeof filterCounts>

const placeOfList = place.extend({
  /** Whether it can be searched around. */
  hasCoordinates: z.boolean(),
})

/** Yearly pay in the middle of the jobs that say it: of those with a range, its middle. */
const medianPay = z.object({ currency: z.string().length(3), median: z.number(), jobs: z.int() })

/** Another list that has jobs, by the conditions that lead there. */
const relatedList = z.object({
  list: z.enum(jobLists),
  category: department.nullable(),
  location: place.pick({ slug: true, name: true }).nullable(),
  keyword: z.string().nullable(),
  jobs: z.int(),
})

const filterErrors = [
  jobErrors['category-not-found'],
  jobErrors['place-not-found'],
  jobErrors['place-without-coordinates'],
  companyErrors['company-not-found'],
]

export const jobSearchEndpoints = defineEndpoints({
  'GET /api/v1/jobs': {
    summary: 'Open jobs: newest first, or the best matches of a search',
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
    summary: 'How many jobs each further condition would leave',
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
  'GET /api/v1/job-suggestions': {
    summary: 'Titles, skills, companies and places that begin with what was typed so far',
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
    summary: 'What the jobs of a list have in common, and lists beside it',
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
