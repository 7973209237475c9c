import { hiringEndpoints, ownApplicationEndpoints } from '@rise/contract/applications/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { actorOf } from './actor-of.ts'
import { outsideApplicationRoutes } from './elsewhere/routes.ts'
import { linkToAnswer } from './files/answer-files.ts'
import { linkToFile } from './files/link-to-file.ts'
import { dropResumeFile, keepAnswerFile, keepResumeFile } from './files/resume-files.ts'
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
import { listOwn, readOwnApplication } from './sending/list-own.ts'
import { readApplyForm } from './sending/read-apply-form.ts'
import { hiringSetupRoutes } from './setup/routes.ts'

const ownRoutes = implement(ownApplicationEndpoints, {
  'GET /api/v1/jobs/{slug}/application': async (call, { params }) =>
    reply(await readApplyForm(call.ctx, memberOf(call), params.slug)),
  'PUT /api/v1/jobs/{slug}/applications/{id}': async (call, { params, body }) =>
    reply(await apply(call.ctx, memberOf(call), params.slug, { id: params.id, ...body })),
  'GET /api/v1/applications': async (call, { query }) => reply(await listOwn(call.ctx, memberOf(call), query)),
  'GET /api/v1/applications/{id}': async (call, { params }) =>
    reply(await readOwnApplication(call.ctx, memberOf(call), params.id)),
  'PUT /api/v1/applications/{id}/withdrawal': async (call, { params }) =>
    reply(await withdraw(call.ctx, memberOf(call), params.id)),
  'POST /api/v1/applications/{id}/messages': async (call, { params, body }) =>
    reply(await writeToTeam(call.ctx, memberOf(call), params.id, body)),
  'PUT /api/v1/applications/{id}/interviews/{interviewId}': async (call, { params, body }) =>
    reply(await pickTime(call.ctx, memberOf(call), { ...params, time: body.time })),
  'POST /api/v1/applications/{id}/file-links': async (call, { params }) => {
    const { _id } = await readOwnApplication(call.ctx, memberOf(call), params.id)
    return reply(await linkToFile(call.ctx, _id))
  },
  'POST /api/v1/applications/{id}/answers/{questionId}/file-links': async (call, { params }) => {
    const { _id } = await readOwnApplication(call.ctx, memberOf(call), params.id)
    return reply(await linkToAnswer(call.ctx, _id, params.questionId))
  },
  'POST /api/v1/answer-files': async (call, { body }) => reply(await keepAnswerFile(call.ctx, memberOf(call), body)),
  'POST /api/v1/resume-files': async (call, { body }) => reply(await keepResumeFile(call.ctx, memberOf(call), body)),
  'DELETE /api/v1/resume-files/{id}': async (call, { params }) => {
    await dropResumeFile(call.ctx, actorOf(memberOf(call)), params.id)
    return reply({})
  },
})

const hiringRoutes = implement(hiringEndpoints, {
  'GET /api/v1/companies/{slug}/written-jobs/{id}/applicants': async (call, { params, query }) =>
    reply(await listApplicants(call.ctx, memberOf(call), params.slug, { id: params.id, ...query })),
  'POST /api/v1/companies/{slug}/written-jobs/{id}/applicant-exports': async (call, { params }) =>
    reply(await exportApplicants(call.ctx, memberOf(call), params.slug, params.id)),
  'GET /api/v1/companies/{slug}/applications/{id}': async (call, { params }) =>
    reply(await readApplicant(call.ctx, memberOf(call), params.slug, params.id)),
  'PUT /api/v1/companies/{slug}/applications/{id}/opening': async (call, { params }) =>
    reply(await openApplicant(call.ctx, memberOf(call), params)),
  'PUT /api/v1/companies/{slug}/applications/{id}/stage': async (call, { params, body }) =>
    reply(await moveApplicant(call.ctx, memberOf(call), { ...params, ...body })),
  'PUT /api/v1/companies/{slug}/application-stages': async (call, { params, body }) =>
    reply({ moved: await moveApplicants(call.ctx, memberOf(call), params.slug, body) }),
  'PUT /api/v1/companies/{slug}/written-jobs/{id}/open-applicants': async (call, { params, body }) =>
    reply(await declineOpen(call.ctx, memberOf(call), params.slug, { ...params, ...body })),
  'PUT /api/v1/companies/{slug}/application-declines': async (call, { params, body }) =>
    reply({ declined: await declineApplicants(call.ctx, memberOf(call), params.slug, body) }),
  'PUT /api/v1/companies/{slug}/applications/{id}/decline': async (call, { params, body }) =>
    reply(await declineApplicant(call.ctx, memberOf(call), { ...params, ...body })),
  'POST /api/v1/companies/{slug}/applications/{id}/messages': async (call, { params, body }) =>
    reply(await writeToCandidate(call.ctx, memberOf(call), { ...params, message: body })),
  'PUT /api/v1/companies/{slug}/applications/{id}/interviews/{interviewId}': async (call, { params, body }) =>
    reply(await proposeInterview(call.ctx, memberOf(call), { ...params, proposal: body })),
  'DELETE /api/v1/companies/{slug}/applications/{id}/interviews/{interviewId}': async (call, { params }) =>
    reply(await cancelInterview(call.ctx, memberOf(call), params)),
  'PUT /api/v1/companies/{slug}/applications/{id}/notes/{noteId}': async (call, { params, body }) =>
    reply(await writeNote(call.ctx, memberOf(call), { ...params, ...body })),
  'DELETE /api/v1/companies/{slug}/applications/{id}/notes/{noteId}': async (call, { params }) =>
    reply(await deleteNote(call.ctx, memberOf(call), params)),
  'PUT /api/v1/companies/{slug}/applications/{id}/rating': async (call, { params, body }) =>
    reply(await rate(call.ctx, memberOf(call), { ...params, ...body })),
  'POST /api/v1/companies/{slug}/applications/{id}/answers/{questionId}/file-links': async (call, { params }) => {
    const { _id, sent } = await readApplicant(call.ctx, memberOf(call), params.slug, params.id)
    return reply(await linkToAnswer(call.ctx, sent === null ? call.ctx.newId() : _id, params.questionId))
  },
  'POST /api/v1/companies/{slug}/applications/{id}/file-links': async (call, { params }) => {
    const { _id, sent } = await readApplicant(call.ctx, memberOf(call), params.slug, params.id)
    // Of one whose data is deleted there is no file, either.
    return reply(await linkToFile(call.ctx, sent === null ? call.ctx.newId() : _id))
  },
})

export const applicationsRoutes = [...ownRoutes, ...outsideApplicationRoutes, ...hiringRoutes, ...hiringSetupRoutes]
