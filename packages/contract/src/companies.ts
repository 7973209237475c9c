import { z } from 'zod'
import { earnedBadge } from './catalogs.ts'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors } from './errors.ts'
import { page, pageNumber } from './pagination.ts'
import { picture } from './pictures.ts'

/** Section 3: company sizes, a field beside the team size. */
export const companySizes = ['Startup', 'Enterprise'] as const

/** A company in a list or beside a job (schema.org `Organization`). On the wire an employer is the company. */
export const companyCard = z.object({
  _id: z.string(),
  slug: z.string(),
  /** Missing names are shown as "Unidentified Unicorn" (section 5). */
  companyName: z.string(),
  /** A path of this site. */
  logo: z.string().nullable(),
  tagline: z.string().nullable(),
  industry: z.object({ slug: z.string(), name: z.string() }).nullable(),
  headquarters: z.string().nullable(),
  /** Label of section 3, or "No info" for an unknown code. */
  teamSize: z.string(),
  openJobs: z.int(),
})
export type CompanyCard = z.output<typeof companyCard>

/** A short dated note of a company's team, plain text. */
export const companyNote = z.object({ _id: z.string(), text: z.string(), date: z.iso.datetime() })
export type CompanyNote = z.output<typeof companyNote>

/** A company with everything its page shows. */
export const company = companyCard.extend({
  /** In all sizes. */
  pictures: z.object({ logo: picture.nullable(), cover: picture.nullable() }),
  /** In the team's order, at most 12. */
  gallery: z.array(picture),
  /** As it was written: paragraphs separated by blank lines, maybe with Markdown. */
  story: z.string().nullable(),
  /** The same as HTML, sanitised. */
  storyHtml: z.string().nullable(),
  website: z.url().nullable(),
  /** Profiles at other sites. */
  links: z.array(z.string()),
  /** The main one first. */
  industries: z.array(z.object({ slug: z.string(), name: z.string() })),
  sector: z.string().nullable(),
  stage: z.string().nullable(),
  size: z.enum(companySizes).nullable(),
  foundingYear: z.int().nullable(),
  /** The headquarters first. */
  places: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Of the catalogs, or in the company's own words. */
  values: z.array(z.string()),
  benefits: z.array(z.string()),
  /** True for a page that an import made and nobody has claimed. */
  imported: z.boolean(),
  /** Listed members who follow it. */
  followers: z.int(),
  /** What its team has earned for it, newest first. */
  badges: z.array(earnedBadge),
  /** The domain that its team has proven to be its own. */
  verifiedDomain: z.string().nullable(),
  /**
   * Those who want to be named here, of its team and of professionals whose page says that they work here, at most 12; `slug`
   * leads to the page of whoever has one.
   */
  people: z.array(
    z.object({
      name: z.string(),
      slug: z.string().nullable(),
      photo: z.string().nullable(),
      headline: z.string().nullable(),
    }),
  ),
  /** How many there are, counted to at most 1,000. */
  peopleTotal: z.int(),
  /** The newest ten. */
  news: z.array(companyNote),
})
export type Company = z.output<typeof company>

export const companyErrors = defineErrors({
  'company-not-found': { status: 404, message: 'This company does not exist. Its address may have changed.' },
  'companies-page-not-found': { status: 404, message: 'The list of companies ends before that page.' },
})

const companySorts = ['hiring', 'name', 'newest'] as const

/** What narrows the list of companies. What is left out narrows nothing; what no catalog has finds nothing. */
const companyFilter = z.object({
  /** Words of name and tagline, or their beginnings. */
  q: z.string().trim().max(100, 'Search with at most 100 characters.').optional(),
  /** Slug of the catalog. */
  industry: z.string().max(60).optional(),
  stage: z.string().max(60).optional(),
  size: z.enum(companySizes).optional(),
  /** Code of section 3. */
  teamSize: z.coerce.number().int().optional(),
  /** A place, or what it lies in: its name or slug. */
  place: z.string().max(120).optional(),
  /** `true`: only those with open jobs. */
  hiring: z.literal('true').optional(),
})

/** The values that a filter offers, with the companies that the list would show. */
const filterCounts = z.object({
  /** False: at least so many, because counting ended early; of values that are left out it is not known then. */
  exact: z.boolean(),
  /** `value` goes into the query; values without companies are left out. */
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
    summary: 'Companies, those with most open jobs first unless told',
    tag: 'companies',
    access: 'guest',
    query: companyFilter.extend({ sort: z.enum(companySorts).default('hiring'), page: pageNumber.default(1) }),
    reply: success(page(companyCard)),
    errors: [companyErrors['companies-page-not-found']],
  },
  'GET /api/v1/company-counts': {
    summary: 'How many companies each further filter would leave',
    tag: 'companies',
    access: 'guest',
    query: companyFilter,
    reply: success(
      z.object({
        total: z.int(),
        totalCapped: z.boolean(),
        /** The counts of a filter leave out its own present choice, so that another can be made instead. */
        industry: filterCounts,
        stage: filterCounts,
        teamSize: filterCounts,
        size: filterCounts,
        /** The places with most of these companies. */
        place: filterCounts,
        hiring: filterCounts,
      }),
    ),
    errors: [],
  },
  'GET /api/v1/company-options': {
    summary: 'What a company’s page and the list’s filters choose from',
    tag: 'companies',
    access: 'guest',
    reply: success(companyOptions),
    errors: [],
  },
  'GET /api/v1/companies/{slug}': {
    summary: 'One company; by a former address, too',
    tag: 'companies',
    access: 'guest',
    params: z.object({ slug: z.string().max(120) }),
    reply: success(company),
    errors: [companyErrors['company-not-found']],
  },
})
