import { mailingsEndpoints } from '@rise/contract/mailings/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { getNews, writeNews, writeNewsByLink } from './consent/news-consent.ts'
import { listSent, readFigures } from './outcome/list-sent.ts'
import { provenEvents, recordMailEvents } from './outcome/note-events.ts'
import { readReport } from './outcome/read-report.ts'
import { allowAddress, listSuppressed, suppressAddress } from './outcome/suppressed.ts'
import { countAudience } from './sequences/audience.ts'
import { findSequence, listSequences } from './sequences/find-sequence.ts'
import { pauseSequence, startSequence } from './sequences/start-sequence.ts'
import { testStep } from './sequences/step-letter.ts'
import { changeSequence, createSequence, deleteSequence } from './sequences/write-sequence.ts'
import { listTemplates, previewTemplate, testTemplate } from './templates/templates.ts'

export const mailingsRoutes = implement(mailingsEndpoints, {
  'GET /api/v1/account/news': ({ ctx, member }) => getNews(ctx, member.loginId),
  'PUT /api/v1/account/news': async ({ ctx, member, body }) => {
    const { loginId } = member
    await writeNews(ctx, ctx.db, { loginId, ...body })
    return getNews(ctx, loginId)
  },
  'POST /api/v1/news/unsubscribe': async ({ ctx, query }) => ({
    email: await writeNewsByLink(ctx, query.token, false),
  }),
  'POST /api/v1/news/resubscribe': async ({ ctx, query }) => ({ email: await writeNewsByLink(ctx, query.token, true) }),
  'POST /api/v1/mail-events': async ({ ctx, client, body }) => {
    provenEvents(ctx, client.bearer)
    return { noted: await recordMailEvents(ctx, 'events' in body ? body.events : readReport(body.report)) }
  },
  'GET /api/v1/admin/emails/templates': ({ ctx }) => listTemplates(ctx),
  'GET /api/v1/admin/emails/templates/{name}': ({ ctx, params }) => previewTemplate(ctx, params.name),
  'POST /api/v1/admin/emails/templates/{name}/test': ({ ctx, member, params }) =>
    testTemplate(ctx, member, params.name),
  'GET /api/v1/admin/emails/figures': ({ ctx }) => readFigures(ctx),
  'GET /api/v1/admin/emails/sent': ({ ctx, query }) => listSent(ctx, query),
  'GET /api/v1/admin/emails/suppressed': ({ ctx, query }) => listSuppressed(ctx, query.q),
  'POST /api/v1/admin/emails/suppressed': ({ ctx, member, body }) => suppressAddress(ctx, member, body.address),
  'POST /api/v1/admin/emails/suppressed/remove': ({ ctx, member, body }) => allowAddress(ctx, member, body.address),
  'GET /api/v1/admin/emails/sequences': ({ ctx }) => listSequences(ctx),
  'POST /api/v1/admin/emails/sequences': ({ ctx, member, body }) => createSequence(ctx, member, body),
  'GET /api/v1/admin/emails/sequences/{id}': ({ ctx, params }) => findSequence(ctx.db, params.id),
  'PUT /api/v1/admin/emails/sequences/{id}': ({ ctx, member, params, body }) =>
    changeSequence(ctx, member, { id: params.id, ...body }),
  'DELETE /api/v1/admin/emails/sequences/{id}': ({ ctx, member, params }) => deleteSequence(ctx, member, params.id),
  'POST /api/v1/admin/emails/sequences/{id}/start': ({ ctx, member, params, body }) =>
    startSequence(ctx, member, { id: params.id, people: body.people }),
  'POST /api/v1/admin/emails/sequences/{id}/pause': ({ ctx, member, params }) => pauseSequence(ctx, member, params.id),
  'POST /api/v1/admin/emails/sequences/{id}/steps/{step}/test': ({ ctx, member, params }) =>
    testStep(ctx, member, { sequenceId: params.id, stepId: params.step }),
  'POST /api/v1/admin/emails/audience': async ({ ctx, body }) => ({ people: await countAudience(ctx, ctx.db, body) }),
})
