import { mailingsEndpoints } from '@rise/contract/mailings/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { getNews, writeNews, writeNewsByLink } from './consent/news-consent.ts'
import { listSent, readFigures } from './outcome/list-sent.ts'
import { noteEvents, provenEvents } from './outcome/note-events.ts'
import { readReport } from './outcome/read-report.ts'
import { allowAddress, listSuppressed, suppressAddress } from './outcome/suppressed.ts'
import { countAudience } from './sequences/audience.ts'
import { findSequence, listSequences } from './sequences/find-sequence.ts'
import { pauseSequence, startSequence } from './sequences/start-sequence.ts'
import { testStep } from './sequences/step-letter.ts'
import { changeSequence, createSequence, deleteSequence } from './sequences/write-sequence.ts'
import { listTemplates, previewTemplate, testTemplate } from './templates/templates.ts'

export const mailingsRoutes = implement(mailingsEndpoints, {
  'GET /api/v1/account/news': async (call) => reply(await getNews(call.ctx, memberOf(call).loginId)),
  'PUT /api/v1/account/news': async (call, { body }) => {
    const { loginId } = memberOf(call)
    await writeNews(call.ctx, call.ctx.db, { loginId, ...body })
    return reply(await getNews(call.ctx, loginId))
  },
  'POST /api/v1/news/unsubscribe': async ({ ctx }, { query }) =>
    reply({ email: await writeNewsByLink(ctx, query.token, false) }),
  'POST /api/v1/news/resubscribe': async ({ ctx }, { query }) =>
    reply({ email: await writeNewsByLink(ctx, query.token, true) }),
  'POST /api/v1/mail-events': async ({ ctx, client }, { body }) => {
    provenEvents(ctx, client.bearer)
    return reply({ noted: await noteEvents(ctx, 'events' in body ? body.events : readReport(body.report)) })
  },
  'GET /api/v1/admin/emails/templates': async ({ ctx }) => reply(await listTemplates(ctx)),
  'GET /api/v1/admin/emails/templates/{name}': async ({ ctx }, { params }) =>
    reply(await previewTemplate(ctx, params.name)),
  'POST /api/v1/admin/emails/templates/{name}/test': async (call, { params }) => {
    await testTemplate(call.ctx, memberOf(call), params.name)
    return reply({})
  },
  'GET /api/v1/admin/emails/figures': async ({ ctx }) => reply(await readFigures(ctx)),
  'GET /api/v1/admin/emails/sent': async ({ ctx }, { query }) => reply(await listSent(ctx, query)),
  'GET /api/v1/admin/emails/suppressed': async ({ ctx }, { query }) => reply(await listSuppressed(ctx, query.q)),
  'POST /api/v1/admin/emails/suppressed': async (call, { body }) =>
    reply(await suppressAddress(call.ctx, memberOf(call), body.address)),
  'POST /api/v1/admin/emails/suppressed/remove': async (call, { body }) => {
    await allowAddress(call.ctx, memberOf(call), body.address)
    return reply({})
  },
  'GET /api/v1/admin/emails/sequences': async ({ ctx }) => reply(await listSequences(ctx)),
  'POST /api/v1/admin/emails/sequences': async (call, { body }) =>
    reply(await createSequence(call.ctx, memberOf(call), body)),
  'GET /api/v1/admin/emails/sequences/{id}': async ({ ctx }, { params }) =>
    reply(await findSequence(ctx.db, params.id)),
  'PUT /api/v1/admin/emails/sequences/{id}': async (call, { params, body }) =>
    reply(await changeSequence(call.ctx, memberOf(call), { id: params.id, ...body })),
  'DELETE /api/v1/admin/emails/sequences/{id}': async (call, { params }) => {
    await deleteSequence(call.ctx, memberOf(call), params.id)
    return reply({})
  },
  'POST /api/v1/admin/emails/sequences/{id}/start': async (call, { params, body }) =>
    reply(await startSequence(call.ctx, memberOf(call), { id: params.id, people: body.people })),
  'POST /api/v1/admin/emails/sequences/{id}/pause': async (call, { params }) =>
    reply(await pauseSequence(call.ctx, memberOf(call), params.id)),
  'POST /api/v1/admin/emails/sequences/{id}/steps/{step}/test': async (call, { params }) => {
    await testStep(call.ctx, memberOf(call), { sequenceId: params.id, stepId: params.step })
    return reply({})
  },
  'POST /api/v1/admin/emails/audience': async ({ ctx }, { body }) =>
    reply({ people: await countAudience(ctx, ctx.db, body) }),
})
