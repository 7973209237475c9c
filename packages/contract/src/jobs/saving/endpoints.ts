import { t } from '@rise/texts'
import { z } from 'zod'
import { companyErrors } from '../../companies/errors.ts'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { cursor, cursorPage } from '../../pagination.ts'
import { tooLong, writtenLines } from '../../texts.ts'
import { jobErrors } from '../errors.ts'
import { jobGates } from '../policy.ts'
import { jobSavingErrors } from './errors.ts'
import { LONGEST_NOTE, MOST_COMPANY_NEWS } from './limits.ts'
import { companyNews, hiddenThings, jobMarks, savedJob, seenJob } from './shapes.ts'

const e = jobSavingErrors
// Members with an unconfirmed mailbox may save jobs, too, because no one else sees what they save.
const common = { tag: 'jobs' } as const
const byId = { ...common, params: z.object({ id: z.uuid() }), reply: success(emptyResult) } as const

/** Endpoints for a professional's saved, hidden and recently viewed jobs. */
export const jobSavingEndpoints = defineEndpoints({
  'GET /api/v1/job-marks': {
    ...common,
    ...jobGates.readMarks,
    summary: 'The ids of the jobs and companies that the professional saved or hid',
    reply: success(jobMarks),
    errors: [],
  },
  'GET /api/v1/followed-news': {
    ...common,
    ...jobGates.readMarks,
    summary: 'The followed companies with jobs posted in the last 7 days, those with the most new jobs first',
    reply: success(z.array(companyNews).max(MOST_COMPANY_NEWS)),
    errors: [],
  },
  'GET /api/v1/saved-jobs': {
    ...common,
    ...jobGates.save,
    summary: 'The saved jobs with their notes, last saved first',
    query: z.object({ before: cursor.optional() }),
    reply: success(cursorPage(savedJob).extend({ total: z.int() })),
    errors: [],
  },
  'PUT /api/v1/saved-jobs/{id}': {
    ...byId,
    ...jobGates.save,
    summary: 'Saves a job; saving it again changes nothing',
    errors: [jobErrors['job-not-found'], e['too-many-saved-jobs']],
  },
  'DELETE /api/v1/saved-jobs/{id}': {
    ...byId,
    ...jobGates.save,
    summary: 'Removes a saved job with its note',
    errors: [],
  },
  'PUT /api/v1/saved-jobs/{id}/note': {
    ...byId,
    ...jobGates.save,
    summary: 'Writes the note of a saved job, and the day of the next step',
    body: z.object({
      note: writtenLines.pipe(z.string().max(LONGEST_NOTE, tooLong(LONGEST_NOTE))),
      nextOn: z.iso
        .date({ error: () => t('Enter a date.') })
        .nullable()
        .default(null),
    }),
    errors: [e['job-not-saved']],
  },
  'GET /api/v1/hidden-jobs': {
    ...common,
    ...jobGates.hide,
    summary: 'The hidden jobs and companies, last hidden first',
    reply: success(hiddenThings),
    errors: [],
  },
  'PUT /api/v1/hidden-jobs/{id}': {
    ...byId,
    ...jobGates.hide,
    summary: 'Hides a job from the professional’s lists',
    errors: [jobErrors['job-not-found'], e['too-many-hidden-jobs']],
  },
  'DELETE /api/v1/hidden-jobs/{id}': { ...byId, ...jobGates.hide, summary: 'Shows a hidden job again', errors: [] },
  'PUT /api/v1/hidden-companies/{id}': {
    ...byId,
    ...jobGates.hide,
    summary: 'Hides the jobs of a company from the professional’s lists',
    errors: [companyErrors['company-not-found'], e['too-many-hidden-companies']],
  },
  'DELETE /api/v1/hidden-companies/{id}': {
    ...byId,
    ...jobGates.hide,
    summary: 'Shows the jobs of a company again',
    errors: [],
  },
  'GET /api/v1/seen-jobs': {
    ...common,
    ...jobGates.markSeen,
    summary: 'The jobs whose page the professional opened, last seen first',
    reply: success(z.array(seenJob)),
    errors: [],
  },
  'PUT /api/v1/seen-jobs/{id}': {
    ...byId,
    ...jobGates.markSeen,
    summary: 'Notes that the professional opened a job’s page',
    errors: [jobErrors['job-not-found']],
  },
  'DELETE /api/v1/seen-jobs': {
    ...common,
    ...jobGates.markSeen,
    summary: 'Forgets which jobs the professional has seen',
    reply: success(emptyResult),
    errors: [],
  },
})
