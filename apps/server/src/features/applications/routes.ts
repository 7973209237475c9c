import { hiringEndpoints, ownApplicationEndpoints } from '@rise/contract/applications/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { outsideApplicationRoutes } from './elsewhere/routes.ts'
import { linkToAnswer } from './files/answer-files.ts'
import { linkToFile } from './files/link-to-file.ts'
import { dropResumeFile, uploadAnswerFile, uploadResumeFile } from './files/resume-files.ts'
import { declineApplicant, declineApplicants, declineOpen } from './hiring/decline-applicant.ts'
import { exportApplicants } from './hiring/export-applicants.ts'
import { listApplicants } from './hiring/list-applicants.ts'
import { moveApplicant, moveApplicants } from './hiring/move-applicant.ts'
import { openApplicant } from './hiring/open-applicant.ts'
import { readApplicant } from './hiring/read-applicant.ts'
import { deleteNote, rate, writeNote } from './hiring/team-notes.ts'
import { cancelInterview, proposeInterview, writeToCandidate } from './hiring/write-to-candidate.ts'
import { apply } from './sending/apply.ts'
import { pickTime, withdraw, writeToTeam } from './sending/change-own.ts'
import { listFittingJobs } from './sending/list-fitting-jobs.ts'
import { listOwn, readOwnApplication } from './sending/list-own.ts'
import { readApplyForm } from './sending/read-apply-form.ts'
import { hiringSetupRoutes } from './setup/routes.ts'

const ownRoutes = implement(ownApplicationEndpoints, {
  'GET /api/v1/jobs/{slug}/application': ({ ctx, member, params }) => readApplyForm(ctx, member, params.slug),
  'PUT /api/v1/jobs/{slug}/applications/{id}': ({ ctx, member, params, body }) =>
    apply(ctx, member, params.slug, { id: params.id, ...body }),
  'GET /api/v1/applications': ({ ctx, member, query }) => listOwn(ctx, member, query),
  'GET /api/v1/fitting-jobs': ({ ctx, member }) => listFittingJobs(ctx, member.actorId),
  'GET /api/v1/applications/{id}': ({ ctx, member, params }) => readOwnApplication(ctx, member, params.id),
  'PUT /api/v1/applications/{id}/withdrawal': ({ ctx, member, params }) => withdraw(ctx, member, params.id),
  'POST /api/v1/applications/{id}/messages': ({ ctx, member, params, body }) =>
    writeToTeam(ctx, member, params.id, body),
  'PUT /api/v1/applications/{id}/interviews/{interviewId}': ({ ctx, member, params, body }) =>
    pickTime(ctx, member, { ...params, time: body.time }),
  'POST /api/v1/applications/{id}/file-links': async ({ ctx, member, params }) => {
    const { _id } = await readOwnApplication(ctx, member, params.id)
    return linkToFile(ctx, _id)
  },
  'POST /api/v1/applications/{id}/answers/{questionId}/file-links': async ({ ctx, member, params }) => {
    const { _id } = await readOwnApplication(ctx, member, params.id)
    return linkToAnswer(ctx, _id, params.questionId)
  },
  'POST /api/v1/answer-files': ({ ctx, member, body }) => uploadAnswerFile(ctx, member, body),
  'POST /api/v1/resume-files': ({ ctx, member, body }) => uploadResumeFile(ctx, member, body),
  'DELETE /api/v1/resume-files/{id}': ({ ctx, member, params }) => dropResumeFile(ctx, member.actorId, params.id),
})

const hiringRoutes = implement(hiringEndpoints, {
  'GET /api/v1/companies/{slug}/written-jobs/{id}/applicants': ({ ctx, member, params, query }) =>
    listApplicants(ctx, member, params.slug, { id: params.id, ...query }),
  'POST /api/v1/companies/{slug}/written-jobs/{id}/applicant-exports': ({ ctx, member, params }) =>
    exportApplicants(ctx, member, params.slug, params.id),
  'GET /api/v1/companies/{slug}/applications/{id}': ({ ctx, member, params }) =>
    readApplicant(ctx, member, params.slug, params.id),
  'PUT /api/v1/companies/{slug}/applications/{id}/opening': ({ ctx, member, params }) =>
    openApplicant(ctx, member, params),
  'PUT /api/v1/companies/{slug}/applications/{id}/stage': ({ ctx, member, params, body }) =>
    moveApplicant(ctx, member, { ...params, ...body }),
  'PUT /api/v1/companies/{slug}/application-stages': async ({ ctx, member, params, body }) => ({
    moved: await moveApplicants(ctx, member, params.slug, body),
  }),
  'PUT /api/v1/companies/{slug}/written-jobs/{id}/open-applicants': ({ ctx, member, params, body }) =>
    declineOpen(ctx, member, params.slug, { ...params, ...body }),
  'PUT /api/v1/companies/{slug}/application-declines': async ({ ctx, member, params, body }) => ({
    declined: await declineApplicants(ctx, member, params.slug, body),
  }),
  'PUT /api/v1/companies/{slug}/applications/{id}/decline': ({ ctx, member, params, body }) =>
    declineApplicant(ctx, member, { ...params, ...body }),
  'POST /api/v1/companies/{slug}/applications/{id}/messages': ({ ctx, member, params, body }) =>
    writeToCandidate(ctx, member, { ...params, message: body }),
  'PUT /api/v1/companies/{slug}/applications/{id}/interviews/{interviewId}': ({ ctx, member, params, body }) =>
    proposeInterview(ctx, member, { ...params, proposal: body }),
  'DELETE /api/v1/companies/{slug}/applications/{id}/interviews/{interviewId}': ({ ctx, member, params }) =>
    cancelInterview(ctx, member, params),
  'PUT /api/v1/companies/{slug}/applications/{id}/notes/{noteId}': ({ ctx, member, params, body }) =>
    writeNote(ctx, member, { ...params, ...body }),
  'DELETE /api/v1/companies/{slug}/applications/{id}/notes/{noteId}': ({ ctx, member, params }) =>
    deleteNote(ctx, member, params),
  'PUT /api/v1/companies/{slug}/applications/{id}/rating': ({ ctx, member, params, body }) =>
    rate(ctx, member, { ...params, ...body }),
  'POST /api/v1/companies/{slug}/applications/{id}/answers/{questionId}/file-links': async ({
    ctx,
    member,
    params,
  }) => {
    const { _id, sent } = await readApplicant(ctx, member, params.slug, params.id)
    return linkToAnswer(ctx, sent === null ? ctx.newId() : _id, params.questionId)
  },
  'POST /api/v1/companies/{slug}/applications/{id}/file-links': async ({ ctx, member, params }) => {
    const { _id, sent } = await readApplicant(ctx, member, params.slug, params.id)
    // The file of a hidden application can't be opened: no application has the new id.
    return linkToFile(ctx, sent === null ? ctx.newId() : _id)
  },
})

export const applicationsRoutes = [...ownRoutes, ...outsideApplicationRoutes, ...hiringRoutes, ...hiringSetupRoutes]
