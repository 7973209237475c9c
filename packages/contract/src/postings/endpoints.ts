import { t } from '@rise/texts'
import { z } from 'zod'
import { companyErrors } from '../companies/errors.ts'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { gateErrors, platformErrors } from '../errors.ts'
import { job } from '../jobs/shapes.ts'
import { perHour } from '../limit.ts'
import { page, pageNumber } from '../pagination.ts'
import { tooLongSearch } from '../texts.ts'
import { companyJobsErrors } from './errors.ts'
import { careersPage, draftSave, jobReading } from './fields.ts'
import { closeReasons, companyJobLists } from './kinds.ts'
import { MOST_AT_ONCE } from './limits.ts'
import { companyJobGates } from './policy.ts'
import { boardLook, companyBoard, companyJob, jobReadingResult, writtenJob } from './shapes.ts'

const e = companyJobsErrors
const companyParams = z.object({ slug: z.string().max(120) })
const companyItemParams = companyParams.extend({ id: z.uuid() })
const refusals = [companyErrors['company-not-found'], gateErrors.forbidden]
const common = { tag: 'jobs', params: companyParams } as const

const stateChange = z.object({
  state: z.enum(['draft', 'scheduled', 'open', 'paused', 'closed'], { error: () => t('Choose a state.') }),
  /** Why the team closes the job. */
  reason: z.enum(closeReasons, { error: () => t('Choose why you close it.') }).optional(),
})

const boardErrors = [
  ...refusals,
  e['domain-not-verified'],
  e['board-not-found'],
  e['board-not-shown'],
  e['board-of-another'],
  e['too-many-boards'],
  platformErrors['too-many-requests'],
]

/** Endpoints for a company's jobs: imported from its careers page, or written here. */
export const companyJobsEndpoints = defineEndpoints({
  'GET /api/v1/companies/{slug}/boards': {
    ...common,
    ...companyJobGates.listBoards,
    summary: 'The company’s boards, imported every hour',
    reply: success(z.array(companyBoard)),
    errors: refusals,
  },
  'POST /api/v1/companies/{slug}/boards/look': {
    ...common,
    ...companyJobGates.importBoard,
    summary: 'The jobs found at an address, before anything is imported',
    body: careersPage,
    reply: success(boardLook),
    errors: boardErrors,
  },
  'POST /api/v1/companies/{slug}/boards': {
    ...common,
    ...companyJobGates.importBoard,
    summary: 'Imports the jobs at an address, and reads them again every hour',
    body: careersPage,
    reply: success(companyBoard),
    errors: boardErrors,
  },
  'DELETE /api/v1/companies/{slug}/boards/{id}': {
    ...common,
    ...companyJobGates.removeBoard,
    summary: 'Stops importing a board, and closes the jobs found only there',
    params: companyItemParams,
    reply: success(emptyResult),
    errors: [...refusals, e['board-gone'], e['board-busy']],
  },
  'GET /api/v1/companies/{slug}/jobs': {
    ...common,
    ...companyJobGates.list,
    summary: 'The company’s jobs and drafts, newest first, with the count of each list',
    query: z.object({
      page: pageNumber.default(1),
      show: z.enum(companyJobLists).default('all'),
      /** Words of the title. */
      q: z.string().trim().max(100, tooLongSearch(100)).default(''),
      /** The slug of the only job to list. */
      job: z.string().max(200).optional(),
    }),
    reply: success(page(companyJob).extend({ counts: z.record(z.enum(companyJobLists), z.int()) })),
    errors: [...refusals, e['company-jobs-page-not-found']],
  },
  'POST /api/v1/companies/{slug}/job-readings': {
    ...common,
    ...companyJobGates.parseText,
    summary: 'Reads the fields of a job from a description or a page; nothing is stored',
    limits: [perHour('job-readings', 60, { by: 'actor' })],
    body: jobReading,
    reply: success(jobReadingResult),
    errors: [...refusals, e['job-not-read'], platformErrors['too-many-requests']],
  },
  'PUT /api/v1/companies/{slug}/written-jobs/{id}': {
    ...common,
    ...companyJobGates.create,
    summary: 'Saves a job that the team writes: begins a draft, or updates the job; rejects outdated versions',
    params: companyItemParams,
    // The browser generates the id, so that saving twice creates one draft.
    body: draftSave,
    reply: success(writtenJob),
    errors: [...refusals, e['too-many-drafts'], e['written-job-changed'], e['written-job-not-found']],
  },
  'GET /api/v1/companies/{slug}/written-jobs/{id}': {
    ...common,
    ...companyJobGates.read,
    summary: 'A job that the team wrote, for editing',
    params: companyItemParams,
    reply: success(writtenJob),
    errors: [...refusals, e['written-job-not-found']],
  },
  'DELETE /api/v1/companies/{slug}/written-jobs/{id}': {
    ...common,
    ...companyJobGates.delete,
    summary: 'Deletes a draft; a job that was published is closed instead',
    params: companyItemParams,
    reply: success(emptyResult),
    errors: [...refusals, e['written-job-not-found'], e['written-job-state']],
  },
  'GET /api/v1/companies/{slug}/written-jobs/{id}/preview': {
    ...common,
    ...companyJobGates.read,
    summary: 'A preview of a job’s page',
    params: companyItemParams,
    reply: success(job),
    errors: [...refusals, e['written-job-not-found'], platformErrors['too-many-requests']],
  },
  'PUT /api/v1/companies/{slug}/written-jobs/{id}/state': {
    ...common,
    ...companyJobGates.changeState,
    summary: 'Publishes, schedules, pauses, closes or reopens a job that the team wrote',
    params: companyItemParams,
    body: stateChange.extend({ publishAt: z.iso.datetime({ error: () => t('Enter a date and time.') }).optional() }),
    reply: success(writtenJob),
    errors: [
      ...refusals,
      e['written-job-not-found'],
      e['written-job-state'],
      e['written-job-removed'],
      e['too-many-written-jobs'],
      platformErrors['too-many-requests'],
    ],
  },
  'PUT /api/v1/companies/{slug}/written-jobs/{id}/extension': {
    ...common,
    ...companyJobGates.extend,
    summary: 'Keeps a job open for another month',
    params: companyItemParams,
    // The end that the member saw. If the job was extended meanwhile, nothing changes.
    body: z.object({ endsAt: z.iso.datetime({ error: () => t('Enter the current end of the job.') }) }),
    reply: success(writtenJob),
    errors: [...refusals, e['written-job-not-found'], e['written-job-state'], e['written-job-removed']],
  },
  'PUT /api/v1/companies/{slug}/written-job-states': {
    ...common,
    ...companyJobGates.changeState,
    summary: 'Pauses or closes several jobs; those that cannot be are left as they are',
    body: stateChange.extend({
      ids: z
        .array(z.uuid())
        .min(1, { error: () => t('Choose at least one job.') })
        .max(MOST_AT_ONCE, { error: () => t('Choose at most {most} jobs.', { most: MOST_AT_ONCE }) }),
      state: z.enum(['paused', 'closed']),
    }),
    reply: success(z.object({ changed: z.int() })),
    errors: refusals,
  },
  'POST /api/v1/companies/{slug}/written-jobs/{id}/copies': {
    ...common,
    ...companyJobGates.copy,
    summary: 'Begins a draft with the content of a job',
    params: companyItemParams,
    // The browser generates the copy's id, so that copying twice creates one copy.
    body: z.object({ id: z.uuid() }),
    reply: success(writtenJob),
    errors: [...refusals, e['written-job-not-found'], e['written-job-changed'], e['too-many-drafts']],
  },
})
