import { moderationEndpoints } from '@rise/contract/moderation/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { addWordRule, listWordRules, removeWordRule } from '../content/index.ts'
import { addNote } from './add-note.ts'
import { answerAppeal, listAppeals } from './appeals.ts'
import { decideReview } from './decide-review.ts'
import { listReviews, readNumbers } from './list-reviews.ts'
import { appealNotice, listNotices } from './notices.ts'
import { openReview } from './open-review.ts'
import { reportContent } from './report-content.ts'
import type { ReportableSlot } from './reportable-slot.ts'
import { undoDecision } from './undo-decision.ts'

export function moderationRoutes(slot: ReportableSlot) {
  return implement(moderationEndpoints, {
    'POST /api/v1/reports': ({ ctx, client, member, body }) =>
      reportContent(ctx, slot, member, { ...body, network: client.network }),
    'GET /api/v1/notices': async ({ ctx, member }) => ({ items: await listNotices(ctx, member) }),
    'POST /api/v1/notices/{id}/appeal': ({ ctx, member, params, body }) =>
      appealNotice(ctx, member, { ...params, ...body }),
    'GET /api/v1/admin/reviews': ({ ctx, query }) => listReviews(ctx, query),
    'GET /api/v1/admin/reviews/numbers': ({ ctx }) => readNumbers(ctx),
    'GET /api/v1/admin/reviews/{id}': ({ ctx, member, params }) => openReview(ctx, slot, member, params.id),
    'POST /api/v1/admin/reviews/{id}/decisions': ({ ctx, member, params, body }) =>
      decideReview(ctx, slot, member, { ...params, ...body }),
    'POST /api/v1/admin/reviews/{id}/decisions/{decisionId}/undo': ({ ctx, member, params }) =>
      undoDecision(ctx, slot, member, params),
    'POST /api/v1/admin/reviews/{id}/notes': ({ ctx, member, params, body }) =>
      addNote(ctx, slot, member, { ...params, ...body }),
    'GET /api/v1/admin/word-rules': async ({ ctx }) => {
      const rules = await listWordRules(ctx)
      return { items: rules.map(({ id, ...rule }) => ({ _id: id, ...rule })) }
    },
    'POST /api/v1/admin/word-rules': ({ ctx, member, body }) => addWordRule(ctx, member, body),
    'DELETE /api/v1/admin/word-rules/{id}': ({ ctx, member, params }) => removeWordRule(ctx, member, params.id),
    'GET /api/v1/admin/appeals': async ({ ctx }) => ({ items: await listAppeals(ctx) }),
    'POST /api/v1/admin/appeals/{id}/answer': ({ ctx, member, params, body }) =>
      answerAppeal(ctx, slot, member, { ...params, ...body }),
  })
}
