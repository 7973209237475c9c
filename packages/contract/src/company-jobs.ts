import { z } from 'zod'
import { companyErrors } from './companies.ts'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors, gateErrors, platformErrors } from './errors.ts'
import { employmentTypes, job, payPeriods, workTypes } from './jobs.ts'
import { writtenText } from './plans.ts'
import { emailAddress, emptyResult, oneLine } from './session.ts'
import { webAddress } from './web-address.ts'

const MOST_PAY = 100_000_000
const address = webAddress(300)
/** How to apply: a link, or an address to write to. */
const apply = z
  .string('Say how to apply.')
  .trim()
  .max(500, 'Use at most 500 characters.')
  .refine((text) => text !== '', 'Give a link or an e-mail address.')
  .transform((text, context) => {
    const read = text.includes('@') && !text.includes('/') ? emailAddress.safeParse(text) : address.safeParse(text)
    if (read.success) return read.data
    context.addIssue({
      code: 'custom',
      message: 'Give a link such as https://example.com/apply, or an e-mail address.',
    })
    return z.NEVER
  })
const amount = z
  .number('Give an amount in whole units.')
  .int('Give an amount in whole units.')
  .positive('Give an amount above zero.')
  .max(MOST_PAY, 'That is more than can be shown.')
  .nullable()

/** A job as a company's team writes it. What is left empty is told from the words where these are plain. */
export const writtenJobFields = z
  .object({
    title: oneLine('The title', 200).refine(
      (text) => text.length >= 2,
      'Give the title, as people would search for it.',
    ),
    places: z
      .array(oneLine('A place', 100))
      .max(10, 'Name at most 10.')
      .transform((places) => [...new Set(places.filter((place) => place !== ''))]),
    workType: z.enum(workTypes, 'Choose where people work.'),
    employmentType: z.enum(employmentTypes, 'Choose a kind of employment.').nullable(),
    payFrom: amount,
    payTo: amount,
    payCurrency: z
      .string()
      .trim()
      .toUpperCase()
      .refine((code) => code === '' || /^[A-Z]{3}$/.test(code), 'Give the currency as three letters, such as EUR.'),
    payPeriod: z.enum(payPeriods, 'Choose for how long it is paid.'),
    /** Markdown is understood. */
    description: writtenText.pipe(
      z.string().min(30, 'Say in a few sentences what it is about.').max(20_000, 'Use at most 20,000 characters.'),
    ),
    apply,
  })
  .superRefine(({ workType, places, payFrom, payTo, payCurrency }, context) => {
    const issue = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (workType !== 'Remote' && workType !== 'Unknown' && places.length === 0)
      issue('places', 'Name at least one place.')
    if (payFrom !== null && payTo !== null && payFrom > payTo) issue('payTo', 'This is less than the lower end.')
    if ((payFrom ?? payTo) !== null && payCurrency === '') issue('payCurrency', 'Give the currency as three letters.')
  })
export type WrittenJobFields = z.output<typeof writtenJobFields>

/** The same as it is kept. */
const writtenJob = z.object({
  _id: z.string(),
  /** Of the page that it is shown on, by itself or with postings from elsewhere; null before it is stored. */
  slug: z.string().nullable(),
  version: z.int(),
  open: z.boolean(),
  fields: z.object({
    title: z.string(),
    places: z.array(z.string()),
    workType: z.enum(workTypes),
    employmentType: z.enum(employmentTypes).nullable(),
    payFrom: z.number().nullable(),
    payTo: z.number().nullable(),
    payCurrency: z.string(),
    payPeriod: z.enum(payPeriods),
    description: z.string(),
    apply: z.string(),
  }),
})
export type WrittenJob = z.output<typeof writtenJob>

/** A board that is read every hour for a company. */
const companyBoard = z.object({
  _id: z.string(),
  /** The kind of board, as it calls itself. */
  source: z.string(),
  address: z.string(),
  /** Null before the first reading has ended. */
  lastReadAt: z.iso.datetime().nullable(),
  /** What the last reading came to when that was not well, in a sentence. */
  problem: z.string().nullable(),
  openJobs: z.int(),
})
export type CompanyBoard = z.output<typeof companyBoard>

/** What an address shows, before anything is brought in. */
const boardLook = z.object({
  source: z.string(),
  address: z.string(),
  /** Jobs found, counted to at most 200. */
  total: z.int(),
  totalCapped: z.boolean(),
  /** The first ones. */
  jobs: z.array(z.object({ title: z.string(), places: z.array(z.string()), workType: z.enum(workTypes) })),
  /** Jobs that could not be read. */
  unreadable: z.int(),
})
export type BoardLook = z.output<typeof boardLook>

export const companyJobsErrors = defineErrors({
  'domain-not-verified': {
    status: 409,
    message: 'Verify the domain of your website first: so nobody brings in the jobs of another company.',
  },
  'board-not-found': { status: 422, message: 'No jobs were found at this address.' },
  'board-not-shown': {
    status: 409,
    message: 'Give the page of your own site that shows these jobs, so that we see that they are yours.',
  },
  'board-of-another': { status: 409, message: 'These jobs are brought in for another page already.' },
  'too-many-boards': { status: 409, message: 'A company has at most 10 boards. Remove one first.' },
  'board-busy': { status: 409, message: 'This board is being read just now. Try again in a minute.' },
  'board-gone': { status: 404, message: 'This board is not read any more.' },
  'written-job-not-found': { status: 404, message: 'This job does not exist any more.' },
  'written-job-changed': {
    status: 409,
    message: 'Somebody else of your team saved this job meanwhile. What you typed is still here.',
  },
  'too-many-written-jobs': {
    status: 409,
    message: 'At most 200 jobs written here are open at once. Close some first.',
  },
})
const e = companyJobsErrors
const ofCompany = z.object({ slug: z.string().max(120) })
const ofThing = ofCompany.extend({ id: z.uuid() })
const refusals = [companyErrors['company-not-found'], gateErrors.forbidden]
const read = { tag: 'jobs', access: 'employer', params: ofCompany } as const
const change = { ...read, confirmed: true } as const
const careersPage = z.object({ url: address.refine((text) => text !== '', 'Give the address of your careers page.') })
const boardErrors = [
  ...refusals,
  e['domain-not-verified'],
  e['board-not-found'],
  e['board-not-shown'],
  e['board-of-another'],
  e['too-many-boards'],
  platformErrors['too-many-requests'],
]

/** How a company's jobs come onto the site: from its own careers page, or written here. */
export const companyJobsEndpoints = defineEndpoints({
  'GET /api/v1/companies/{slug}/boards': {
    ...read,
    summary: 'The boards that are read every hour for the company',
    reply: success(z.array(companyBoard)),
    errors: refusals,
  },
  'POST /api/v1/companies/{slug}/boards/look': {
    ...change,
    summary: 'What jobs an address shows, before anything is brought in',
    body: careersPage,
    reply: success(boardLook),
    errors: boardErrors,
  },
  'POST /api/v1/companies/{slug}/boards': {
    ...change,
    summary: 'Brings the jobs of an address in, and reads them every hour from now on',
    body: careersPage,
    reply: success(companyBoard),
    errors: boardErrors,
  },
  'DELETE /api/v1/companies/{slug}/boards/{id}': {
    ...change,
    summary: 'Reads a board no more, and closes what stands on it alone',
    params: ofThing,
    reply: success(emptyResult),
    errors: [...refusals, e['board-gone'], e['board-busy']],
  },
  'POST /api/v1/companies/{slug}/written-jobs/preview': {
    ...read,
    summary: 'The page of a job as it would be',
    body: z.object({ fields: writtenJobFields }),
    reply: success(job),
    errors: [...refusals, platformErrors['too-many-requests']],
  },
  'POST /api/v1/companies/{slug}/written-jobs': {
    ...change,
    summary: 'Posts a job that the team wrote',
    // The browser makes the id, so that pressing twice posts once.
    body: z.object({ id: z.uuid(), fields: writtenJobFields }),
    reply: success(writtenJob),
    errors: [...refusals, e['too-many-written-jobs'], e['written-job-changed'], platformErrors['too-many-requests']],
  },
  'GET /api/v1/companies/{slug}/written-jobs/{id}': {
    ...read,
    summary: 'A job that the team wrote, to change it',
    params: ofThing,
    reply: success(writtenJob),
    errors: [...refusals, e['written-job-not-found']],
  },
  'PUT /api/v1/companies/{slug}/written-jobs/{id}': {
    ...change,
    summary: 'Changes a job that the team wrote; a closed one stays closed',
    params: ofThing,
    body: z.object({ version: z.int(), fields: writtenJobFields }),
    reply: success(writtenJob),
    errors: [...refusals, e['written-job-not-found'], e['written-job-changed']],
  },
  'PUT /api/v1/companies/{slug}/written-jobs/{id}/state': {
    ...change,
    summary: 'Closes a job that the team wrote, or posts it again',
    params: ofThing,
    body: z.object({ open: z.boolean() }),
    reply: success(writtenJob),
    errors: [...refusals, e['written-job-not-found'], e['too-many-written-jobs']],
  },
})
