import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { platformErrors } from '../../errors.ts'
import { jobErrors } from '../../jobs/errors.ts'
import { perHour } from '../../limit.ts'
import { applicationErrors as e } from '../errors.ts'
import { applicationGates } from '../policy.ts'
import { listedApplication, memo } from '../shapes.ts'
import { memoFields, outsideApplication } from './fields.ts'

// Members with an unconfirmed mailbox may use these calls, too, because no one else sees the records.
const byId = { tag: 'applications', params: z.object({ id: z.uuid() }) } as const
const limits = [perHour('outside-applications', 300, { by: 'actor' })]

/** Endpoints for a professional's own records: applications made elsewhere, notes and dates. */
export const outsideApplicationEndpoints = defineEndpoints({
  'PUT /api/v1/outside-applications/{id}': {
    ...byId,
    ...applicationGates.manageRecords,
    summary: 'Writes down an application made elsewhere, or changes it',
    limits,
    body: outsideApplication,
    reply: success(listedApplication),
    errors: [e['application-not-found'], e['too-many-outside-applications'], platformErrors['too-many-requests']],
  },
  'DELETE /api/v1/outside-applications/{id}': {
    ...byId,
    ...applicationGates.manageRecords,
    summary: 'Deletes an application made elsewhere',
    reply: success(emptyResult),
    errors: [],
  },
  'GET /api/v1/outside-jobs/{id}': {
    ...byId,
    ...applicationGates.manageRecords,
    summary: 'The application to this job elsewhere that the professional noted; null without one',
    reply: success(z.object({ application: listedApplication.nullable() })),
    errors: [],
  },
  'PUT /api/v1/outside-jobs/{id}': {
    ...byId,
    ...applicationGates.manageRecords,
    summary: 'Notes an application to this job on the employer’s page. Done again it changes nothing',
    limits,
    reply: success(listedApplication),
    errors: [jobErrors['job-not-found'], e['too-many-outside-applications'], platformErrors['too-many-requests']],
  },
  'PUT /api/v1/applications/{id}/memo': {
    ...byId,
    ...applicationGates.manageRecords,
    summary: 'Writes your own note and date on an application; the employer never sees them',
    body: memoFields,
    reply: success(memo),
    errors: [e['application-not-found']],
  },
})
