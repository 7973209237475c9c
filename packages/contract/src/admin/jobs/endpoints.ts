import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, success } from '../../endpoint.ts'
import { perHour } from '../../limit.ts'
import { cursor, page, pageNumber } from '../../pagination.ts'
import { tooLongSearch, writtenText } from '../../texts.ts'
import { adminErrors as e } from '../errors.ts'
import { boardStates, jobStates } from '../kinds.ts'
import { csvFile } from '../members/shapes.ts'
import { jobFactsBody } from './fields.ts'
import { adminBoard, adminJob, jobFacts, jobList } from './shapes.ts'

const params = z.object({ id: z.uuid() })
const search = writtenText.pipe(z.string().max(100, tooLongSearch(100))).optional()

/** The filters of the list of jobs. */
const jobFilter = {
  /** Part of a title, or the job’s slug or id. */
  q: search,
  state: z.enum(jobStates).optional(),
  /** A kind of source, such as `greenhouse`. */
  source: z.string().max(40).optional(),
  /** The company’s slug. */
  company: z.string().trim().toLowerCase().max(120).optional(),
}

/** Endpoints for admins who look after jobs and the boards that supply them. */
export const adminJobsEndpoints = defineEndpoints({
  'GET /api/v1/admin/jobs': {
    summary: 'Jobs in every state, newest first',
    tag: 'admin',
    access: 'admin',
    permission: 'content',
    query: z.object({ ...jobFilter, after: cursor.optional() }),
    reply: success(jobList),
    errors: [],
  },
  'GET /api/v1/admin/jobs-download': {
    summary: 'The same as CSV, without formulas: at most 10,000 rows',
    tag: 'admin',
    access: 'admin',
    permission: 'content',
    limits: [perHour('admin-downloads', 60, { by: 'login' })],
    query: z.object(jobFilter),
    reply: success(csvFile),
    errors: [],
  },
  'PUT /api/v1/admin/jobs/{id}/removal': {
    summary: 'Closes a job for good, whatever its board says',
    tag: 'admin',
    access: 'admin',
    permission: 'content',
    params,
    reply: success(adminJob),
    errors: [e['job-gone'], e['changed-since']],
  },
  'DELETE /api/v1/admin/jobs/{id}/removal': {
    summary: 'Lets the postings of a removed job decide again',
    tag: 'admin',
    access: 'admin',
    permission: 'content',
    params,
    reply: success(adminJob),
    errors: [e['job-gone'], e['changed-since']],
  },
  'PUT /api/v1/admin/jobs/{id}/feature': {
    summary: 'Shows an open job first in its lists, through a day (UTC)',
    tag: 'admin',
    access: 'admin',
    permission: 'content',
    params,
    body: z.object({ until: z.iso.date({ error: () => t('Choose the last day.') }) }),
    reply: success(adminJob),
    errors: [e['job-gone'], e['job-not-open'], e['featured-until']],
  },
  'DELETE /api/v1/admin/jobs/{id}/feature': {
    summary: 'Shows a job in its place again',
    tag: 'admin',
    access: 'admin',
    permission: 'content',
    params,
    reply: success(adminJob),
    errors: [e['job-gone']],
  },
  'GET /api/v1/admin/jobs/{id}/facts': {
    summary: 'The facts of a job that admins correct',
    tag: 'admin',
    access: 'admin',
    permission: 'content',
    params,
    reply: success(jobFacts),
    errors: [e['job-gone']],
  },
  'PUT /api/v1/admin/jobs/{id}/facts': {
    summary: 'Corrects facts of an open job; they stand whatever its board says later',
    tag: 'admin',
    access: 'admin',
    permission: 'content',
    params,
    body: jobFactsBody,
    reply: success(jobFacts),
    errors: [e['job-gone'], e['job-not-open']],
  },
  'DELETE /api/v1/admin/jobs/{id}/facts': {
    summary: 'Shows an open job as its postings say again',
    tag: 'admin',
    access: 'admin',
    permission: 'content',
    params,
    reply: success(jobFacts),
    errors: [e['job-gone'], e['job-not-open']],
  },
  'POST /api/v1/admin/jobs/{id}/join': {
    summary: 'Joins another listing of the same job into this one; its address redirects here',
    tag: 'admin',
    access: 'admin',
    permission: 'content',
    params,
    body: z.object({
      /** The slug or address of the other job. */
      other: writtenText.pipe(
        z
          .string()
          .min(1, { error: () => t('Enter the address of the other job.') })
          .max(300),
      ),
    }),
    reply: success(adminJob),
    errors: [e['job-gone'], e['not-one-job']],
  },
  'POST /api/v1/admin/jobs/{id}/split': {
    summary: 'Makes each posting of a job a job of its own',
    tag: 'admin',
    access: 'admin',
    permission: 'content',
    params,
    reply: success(z.object({ jobs: z.array(z.string()) })),
    errors: [e['job-gone'], e['not-one-job']],
  },
  'GET /api/v1/admin/job-boards': {
    summary: 'The boards that are read, those in trouble first, with their last readings',
    tag: 'admin',
    access: 'admin',
    permission: 'content',
    query: z.object({ q: search, state: z.enum(boardStates).default('all'), page: pageNumber.default(1) }),
    reply: success(page(adminBoard)),
    errors: [],
  },
  'PUT /api/v1/admin/job-boards/{id}/enabled': {
    summary: 'Pauses the reading of a board, or goes on with it at once',
    tag: 'admin',
    access: 'admin',
    permission: 'content',
    params,
    body: z.object({ enabled: z.boolean() }),
    reply: success(adminBoard),
    errors: [e['board-gone'], e['changed-since']],
  },
})
