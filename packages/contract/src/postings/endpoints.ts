import { z } from 'zod'
import { companyErrors } from '../companies/errors.ts'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { gateErrors, platformErrors } from '../errors.ts'
import { job } from '../jobs/shapes.ts'
import { companyJobsErrors } from './errors.ts'
import { careersPage, writtenJobFields } from './fields.ts'
import { boardLook, companyBoard, writtenJob } from './shapes.ts'

const e = companyJobsErrors
const ofCompany = z.object({ slug: z.string().max(120) })
const ofThing = ofCompany.extend({ id: z.uuid() })
const refusals = [companyErrors['company-not-found'], gateErrors.forbidden]
const read = { tag: 'jobs', access: 'employer', params: ofCompany } as const
const change = { ...read, confirmed: true } as const

const boardErrors = [
  ...refusals,
  e['domain-not-verified'],
  e['board-not-found'],
  e['board-not-shown'],
  e['board-of-another'],
  e['too-many-boards'],
  platformErrors['too-many-requests'],
]

/** How a company adds its jobs: imported from its careers page, or written here. */
export const companyJobsEndpoints = defineEndpoints({
  'GET /api/v1/companies/{slug}/boards': {
    ...read,
    summary: 'The company’s boards, imported every hour',
    reply: success(z.array(companyBoard)),
    errors: refusals,
  },
  'POST /api/v1/companies/{slug}/boards/look': {
    ...change,
    summary: 'The jobs found at an address, before anything is imported',
    body: careersPage,
    reply: success(boardLook),
    errors: boardErrors,
  },
  'POST /api/v1/companies/{slug}/boards': {
    ...change,
    summary: 'Imports the jobs at an address, and reads them again every hour',
    body: careersPage,
    reply: success(companyBoard),
    errors: boardErrors,
  },
  'DELETE /api/v1/companies/{slug}/boards/{id}': {
    ...change,
    summary: 'Stops importing a board, and closes the jobs found only there',
    params: ofThing,
    reply: success(emptyResult),
    errors: [...refusals, e['board-gone'], e['board-busy']],
  },
  'POST /api/v1/companies/{slug}/written-jobs/preview': {
    ...read,
    summary: 'A preview of a job’s page',
    body: z.object({ fields: writtenJobFields }),
    reply: success(job),
    errors: [...refusals, platformErrors['too-many-requests']],
  },
  'POST /api/v1/companies/{slug}/written-jobs': {
    ...change,
    summary: 'Posts a job written by the team',
    // The browser generates the id, so that submitting twice posts once.
    body: z.object({ id: z.uuid(), fields: writtenJobFields }),
    reply: success(writtenJob),
    errors: [...refusals, e['too-many-written-jobs'], e['written-job-changed'], platformErrors['too-many-requests']],
  },
  'GET /api/v1/companies/{slug}/written-jobs/{id}': {
    ...read,
    summary: 'A job that the team wrote, for editing',
    params: ofThing,
    reply: success(writtenJob),
    errors: [...refusals, e['written-job-not-found']],
  },
  'PUT /api/v1/companies/{slug}/written-jobs/{id}': {
    ...change,
    summary: 'Updates a job that the team wrote; a closed one stays closed',
    params: ofThing,
    body: z.object({ version: z.int(), fields: writtenJobFields }),
    reply: success(writtenJob),
    errors: [...refusals, e['written-job-not-found'], e['written-job-changed']],
  },
  'PUT /api/v1/companies/{slug}/written-jobs/{id}/state': {
    ...change,
    summary: 'Closes or reopens a job that the team wrote',
    params: ofThing,
    body: z.object({ open: z.boolean() }),
    reply: success(writtenJob),
    errors: [...refusals, e['written-job-not-found'], e['too-many-written-jobs']],
  },
})
