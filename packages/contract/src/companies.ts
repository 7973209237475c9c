import { z } from 'zod'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors } from './errors.ts'
import { page, pageNumber } from './pagination.ts'

/** Section 3: company sizes, a field beside the team size. */
export const companySizes = ['Startup', 'Enterprise'] as const

/** A company in a list or beside a job (schema.org `Organization`). On the wire an employer is the company. */
export const companyCard = z.object({
  _id: z.string(),
  slug: z.string(),
  /** Missing names are shown as "Unidentified Unicorn" (section 5). */
  companyName: z.string(),
  tagline: z.string().nullable(),
  industry: z.object({ slug: z.string(), name: z.string() }).nullable(),
  headquarters: z.string().nullable(),
  /** Label of section 3, or "No info" for an unknown code. */
  teamSize: z.string(),
  openJobs: z.int(),
})
export type CompanyCard = z.output<typeof companyCard>

/** A company with everything its page shows. */
export const company = companyCard.extend({
  /** Plain text, paragraphs separated by blank lines. */
  story: z.string().nullable(),
  website: z.url().nullable(),
  sector: z.string().nullable(),
  stage: z.string().nullable(),
  size: z.enum(companySizes).nullable(),
  foundingYear: z.int().nullable(),
  values: z.array(z.string()),
  benefits: z.array(z.string()),
  /** True for a page that an import made and nobody has claimed. */
  imported: z.boolean(),
  /** Listed members who follow it. */
  followers: z.int(),
})
export type Company = z.output<typeof company>

export const companyErrors = defineErrors({
  'company-not-found': { status: 404, message: 'This company does not exist. Its address may have changed.' },
  'companies-page-not-found': { status: 404, message: 'The list of companies ends before that page.' },
})

export const companiesEndpoints = defineEndpoints({
  'GET /api/v1/companies': {
    summary: 'Companies, those with most open jobs first',
    tag: 'companies',
    access: 'guest',
    query: z.object({ page: pageNumber.default(1) }),
    reply: success(page(companyCard)),
    errors: [companyErrors['companies-page-not-found']],
  },
  'GET /api/v1/companies/{slug}': {
    summary: 'One company',
    tag: 'companies',
    access: 'guest',
    params: z.object({ slug: z.string().max(120) }),
    reply: success(company),
    errors: [companyErrors['company-not-found']],
  },
})
