import { z } from 'zod'
import stages from './catalogs/company-stages.json' with { type: 'json' }
import industries from './catalogs/industries.json' with { type: 'json' }
import teamSizes from './catalogs/team-sizes.json' with { type: 'json' }
import { company, companyErrors, companyNote, companySizes } from './companies.ts'
import { companyName } from './employers.ts'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors, gateErrors, platformErrors } from './errors.ts'
import { page, pageNumber } from './pagination.ts'
import { picture } from './pictures.ts'
import { writtenText } from './plans.ts'
import { oneLine } from './session.ts'
import { webAddress } from './web-address.ts'

const industrySlugs = new Set(industries.map(({ slug }) => slug))
const codes = new Set(teamSizes.map(({ code }) => code))
const EARLIEST_YEAR = 1000
const LATEST_YEAR = 2100
const address = webAddress(300)
/** The form says the same. */
const LONGEST_CULTURE_TEXT = 60
const MOST_VALUES = 12
const MOST_BENEFITS = 30

function list(label: string, longest: number, most: number) {
  return z
    .array(oneLine(label, longest), `${label}: give a list.`)
    .max(most, `Give at most ${most}.`)
    .transform((texts) => [...new Set(texts.filter((text) => text !== ''))])
}

/** What a company's team writes on its page. An empty text or list says nothing. */
/** What a page has when it is filled in: its desk shows how far it is, and there is a badge for all of it. */
export type CompanyPart =
  | 'Logo'
  | 'Tagline'
  | 'Story'
  | 'Website'
  | 'Industry'
  | 'Stage'
  | 'Team size'
  | 'Places'
  | 'Values'
  | 'Benefits'
  | 'Pictures'
  | 'Verified domain'

export const companyPageFields = z.object({
  companyName,
  tagline: oneLine('The tagline', 160),
  /** Paragraphs; Markdown is understood. */
  story: writtenText.pipe(z.string().max(10_000, 'Use at most 10,000 characters.')),
  website: address,
  links: z
    .array(address)
    .max(8, 'Give at most 8.')
    .transform((links) => [...new Set(links.filter((link) => link !== ''))]),
  /** Slugs of the catalog, the main one first. */
  industries: z
    .array(z.string().refine((slug) => industrySlugs.has(slug), 'Choose industries from the list.'))
    .max(5, 'Choose at most 5.')
    .transform((slugs) => [...new Set(slugs)]),
  stage: z
    .string()
    .refine((stage) => stages.includes(stage), 'Choose a stage from the list.')
    .nullable(),
  size: z.enum(companySizes, 'Choose a size from the list.').nullable(),
  /** Code of section 3. */
  teamSize: z
    .int()
    .refine((code) => codes.has(code), 'Choose a team size from the list.')
    .nullable(),
  foundingYear: z
    .int('Give the year as a number.')
    .min(EARLIEST_YEAR, `Give a year from ${EARLIEST_YEAR} on.`)
    .max(LATEST_YEAR, 'That year is too far ahead.')
    .nullable(),
  /** The headquarters first. */
  places: list('A place', 100, 20),
  /** Names of the catalogs, or words of the company's own. */
  values: list('A value', LONGEST_CULTURE_TEXT, MOST_VALUES),
  benefits: list('A benefit', LONGEST_CULTURE_TEXT, MOST_BENEFITS),
})
export type CompanyPageFields = z.output<typeof companyPageFields>

/** The same as it is kept. */
const keptFields = z.object({
  companyName: z.string(),
  tagline: z.string(),
  story: z.string(),
  website: z.string(),
  links: z.array(z.string()),
  industries: z.array(z.string()),
  stage: z.string().nullable(),
  size: z.enum(companySizes).nullable(),
  teamSize: z.int().nullable(),
  foundingYear: z.int().nullable(),
  places: z.array(z.string()),
  values: z.array(z.string()),
  benefits: z.array(z.string()),
})

const companySlug = z
  .string('Give an address.')
  .trim()
  .toLowerCase()
  .min(2, 'Use at least 2 characters.')
  .max(60, 'Use at most 60 characters.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letters from a to z, digits, and single hyphens between them.')

/** What somebody is in a company's team. */
export const teamRole = z.enum(['owner', 'editor', 'recruiter'])

/** The page as those see it who work on it. */
const companyDesk = z.object({
  _id: z.string(),
  slug: z.string(),
  fields: keptFields,
  /** Send it back with a change: an older one is refused. */
  version: z.int(),
  role: teamRole,
  verifiedDomain: z.string().nullable(),
  /** The registrable domain of the website, which can be proven; null without a site of the company's own. */
  domain: z.string().nullable(),
  news: z.array(companyNote),
  gallery: z.array(picture),
})
export type CompanyDesk = z.output<typeof companyDesk>

/** A job as the company's team lists it. */
const deskJob = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  workType: z.string(),
  datePosted: z.iso.datetime(),
  dateClosed: z.iso.datetime().nullable(),
  /** Of the job as the team wrote it here; null for one that only stands elsewhere. */
  writtenJobId: z.string().nullable(),
})

export const companyPageErrors = defineErrors({
  'page-changed': {
    status: 409,
    message: 'Somebody else of your team saved this page meanwhile. What you typed is still here.',
  },
  'slug-taken': { status: 409, message: 'This address belongs to another page. Choose another one.' },
  'note-not-found': { status: 404, message: 'This note does not exist any more.' },
  'site-not-read': { status: 422, message: 'The site could not be read. Check its address, or go on without it.' },
  'jobs-page-not-found': { status: 404, message: 'The list of jobs ends before that page.' },
})
const e = companyPageErrors
const ofCompany = z.object({ slug: z.string().max(120) })
const refusals = [companyErrors['company-not-found'], gateErrors.forbidden]

/** What the team of a company does with its page. */
export const companyPageEndpoints = defineEndpoints({
  'GET /api/v1/companies/{slug}/desk': {
    summary: 'The page as its team edits it',
    tag: 'companies',
    access: 'employer',
    params: ofCompany,
    reply: success(companyDesk),
    errors: refusals,
  },
  'GET /api/v1/companies/{slug}/desk/preview': {
    summary: 'The page as a guest sees it, or will see it once the account is confirmed',
    tag: 'companies',
    access: 'employer',
    params: ofCompany,
    reply: success(company),
    errors: refusals,
  },
  'PATCH /api/v1/companies/{slug}/page': {
    summary: 'Changes the page; what is left out stays',
    tag: 'companies',
    access: 'employer',
    params: ofCompany,
    body: z.object({ version: z.int(), page: companyPageFields.partial() }),
    reply: success(companyDesk),
    errors: [...refusals, e['page-changed']],
  },
  'PUT /api/v1/companies/{slug}/address': {
    summary: 'Changes the address of the page; the former one keeps leading to it',
    tag: 'companies',
    access: 'employer',
    params: ofCompany,
    body: z.object({ slug: companySlug }),
    reply: success(z.object({ slug: z.string() })),
    errors: [...refusals, e['slug-taken']],
  },
  'POST /api/v1/companies/{slug}/news': {
    summary: 'Adds a dated note to the page',
    tag: 'companies',
    access: 'employer',
    confirmed: true,
    params: ofCompany,
    body: z.object({
      text: writtenText.pipe(z.string().min(1, 'Write a note.').max(600, 'Use at most 600 characters.')),
    }),
    reply: success(companyNote),
    errors: [...refusals, platformErrors['too-many-requests']],
  },
  'DELETE /api/v1/companies/{slug}/news/{id}': {
    summary: 'Takes a note off the page',
    tag: 'companies',
    access: 'employer',
    params: ofCompany.extend({ id: z.uuid() }),
    reply: success(z.object({})),
    errors: [...refusals, e['note-not-found']],
  },
  'GET /api/v1/companies/{slug}/desk/jobs': {
    summary: 'The company’s open or closed jobs, newest first, with how many there are of both',
    tag: 'companies',
    access: 'employer',
    params: ofCompany,
    query: z.object({ page: pageNumber.default(1), show: z.enum(['open', 'closed']).default('open') }),
    reply: success(page(deskJob).extend({ open: z.int(), closed: z.int() })),
    errors: [...refusals, e['jobs-page-not-found']],
  },
  'POST /api/v1/companies/{slug}/site-reading': {
    summary: 'Reads what the company’s own site says of it, to accept or change',
    tag: 'companies',
    access: 'employer',
    params: ofCompany,
    body: z.object({ website: address.refine((text) => text !== '', 'Give the address of your site.') }),
    reply: success(
      z.object({
        website: z.string(),
        companyName: z.string().nullable(),
        tagline: z.string().nullable(),
        links: z.array(z.string()),
      }),
    ),
    errors: [...refusals, e['site-not-read'], platformErrors['too-many-requests']],
  },
})
