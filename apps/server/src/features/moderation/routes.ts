import { moderationEndpoints } from '@rise/contract/moderation/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { addWordRule, listWordRules, removeWordRule } from '../content/index.ts'
import { addNote } from './add-note.ts'
import { answerAppeal, listAppeals } from './appeals.ts'
import { decideReview } from './decide-review.ts'
import { listReviews, readNumbers } from './list-reviews.ts'
import { appealNotice, listNotices } from './notices.ts'
import { openReview } from './open-review.ts'
import { reportThing } from './report-thing.ts'
import type { ReportableSlot } from './reportable-slot.ts'
import { undoDecision } from './undo-decision.ts'

export function moderationRoutes(slot: ReportableSlot) {
  return implement(moderationEndpoints, {
    'POST /api/v1/reports': async (call, { body }) => {
      await reportThing(call.ctx, slot, memberOf(call), { ...body, network: call.client.network })
      return reply({})
    },
    'GET /api/v1/notices': async (call) => reply({ items: await listNotices(call.ctx, memberOf(call)) }),
    'POST /api/v1/notices/{id}/appeal': async (call, { params, body }) => {
      await appealNotice(call.ctx, memberOf(call), { ...params, ...body })
      return reply({})
    },
    'GET /api/v1/admin/reviews': async ({ ctx }, { query }) => reply(await listReviews(ctx, query)),
    'GET /api/v1/admin/reviews/numbers': async ({ ctx }) => reply(await readNumbers(ctx)),
    'GET /api/v1/admin/reviews/{id}': async (call, { params }) =>
      reply(await openReview(call.ctx, slot, memberOf(call), params.id)),
    'POST /api/v1/admin/reviews/{id}/decisions': async (call, { params, body }) =>
      reply(await decideReview(call.ctx, slot, memberOf(call), { ...params, ...body })),
    'POST /api/v1/admin/reviews/{id}/decisions/{decisionId}/undo': async (call, { params }) =>
      reply(await undoDecision(call.ctx, slot, memberOf(call), params)),
    'POST /api/v1/admin/reviews/{id}/notes': async (call, { params, body }) =>
      reply(await addNote(call.ctx, slot, memberOf(call), { ...params, ...body })),
    'GET /api/v1/admin/word-rules': async ({ ctx }) => {
      const rules = await listWordRules(ctx)
      return reply({ items: rules.map(({ id, ...rule }) => ({ _id: id, ...rule })) })
    },
    'POST /api/v1/admin/word-rules': async (call, { body }) => {
      await addWordRule(call.ctx, memberOf(call), body)
      return reply({})
    },
    'DELETE /api/v1/admin/word-rules/{id}': async (call, { params }) => {
      await removeWordRule(call.ctx, memberOf(call), params.id)
      return reply({})
    },
    'GET /api/v1/admin/appeals': async ({ ctx }) => reply({ items: await listAppeals(ctx) }),
    'POST /api/v1/admin/appeals/{id}/answer': async (call, { params, body }) => {
      await answerAppeal(call.ctx, slot, memberOf(call), { ...params, ...body })
      return reply({})
    },
  })
}
