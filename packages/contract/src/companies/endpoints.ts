import { z } from 'zod'
import { defineEndpoints, success } from '../endpoint.ts'
import { typedInteger } from '../integers.ts'
import { page, pageNumber } from '../pagination.ts'
import { tooLongSearch } from '../texts.ts'
import { companyErrors } from './errors.ts'
import { companySizes, companySorts } from './kinds.ts'
import { companyGates } from './policy.ts'
import { company, listedCompany } from './shapes.ts'

/**
 * Filters of the list of companies. An absent filter narrows nothing; a value that no catalog contains matches nothing.
 */
const companyFilter = z.object({
  /** Words of the name and tagline, or their beginnings. */
  q: z.string().trim().max(100, tooLongSearch(100)).optional(),
  /** Slug from the catalog. */
  industry: z.string().max(60).optional(),
  stage: z.string().max(60).optional(),
  size: z.enum(companySizes).optional(),
  /** A code of section 3 of the specification. */
  teamSize: typedInteger.optional(),
  /** Name or slug of a place, or of a region or country that contains it. */
  place: z.string().max(120).optional(),
  /** `true`: only companies with open jobs. */
  hiring: z.literal('true').optional(),
  /** `fast`: only companies that answer most applicants within a few days. */
  answers: z.literal('fast').optional(),
})

/** Values of a filter, each with the number of companies that the list would show. */
const filterCounts = z.object({
  /**
   * False if counting stopped early. Then the counts are minimums, and values that are absent may also have companies.
   */
  exact: z.boolean(),
  /** `value` goes into the query; values without companies are omitted. */
  options: z.array(z.object({ value: z.string(), name: z.string(), companies: z.int() })),
})
export type CompanyFilterCounts = z.output<typeof filterCounts>

const companyOptions = z.object({
  industries: z.array(z.object({ slug: z.string(), name: z.string(), sector: z.string() })),
  stages: z.array(z.string()),
  sizes: z.array(z.enum(companySizes)),
  teamSizes: z.array(z.object({ code: z.int(), label: z.string() })),
})
export type CompanyOptions = z.output<typeof companyOptions>

export const companiesEndpoints = defineEndpoints({
  'GET /api/v1/companies': {
    summary: 'Companies, those with the most open jobs first by default',
    tag: 'companies',
    ...companyGates.list,
    viewer: true,
    query: companyFilter.extend({ sort: z.enum(companySorts).default(companySorts[0]), page: pageNumber.default(1) }),
    reply: success(page(listedCompany)),
    errors: [companyErrors['companies-page-not-found']],
  },
  'GET /api/v1/company-counts': {
    summary: 'How many companies each further filter would leave',
    tag: 'companies',
    ...companyGates.list,
    viewer: true,
    query: companyFilter,
    reply: success(
      z.object({
        total: z.int(),
        totalCapped: z.boolean(),
        /** The counts of a filter ignore the filter's current value, so that the viewer can switch to another one. */
        industry: filterCounts,
        stage: filterCounts,
        teamSize: filterCounts,
        size: filterCounts,
        /** The places with the most companies in this list. */
        place: filterCounts,
        hiring: filterCounts,
      }),
    ),
    errors: [],
  },
  'GET /api/v1/company-options': {
    summary: 'The options of a company’s page and of the list’s filters',
    tag: 'companies',
    ...companyGates.list,
    reply: success(companyOptions),
    errors: [],
  },
  'GET /api/v1/companies/{slug}': {
    summary: 'A company by its current or a former address',
    tag: 'companies',
    ...companyGates.read,
    viewer: true,
    params: z.object({ slug: z.string().max(120) }),
    reply: success(company),
    errors: [companyErrors['company-not-found']],
  },
})
