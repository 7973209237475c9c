import { decisions, reportKinds } from '@rise/contract/moderation/kinds'
import { ownNoun } from '@rise/contract/moderation/words'
import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'

const storedData = z.object({
  kind: z.enum(reportKinds),
  decision: z.enum(decisions),
  words: z.string(),
  answer: z.enum(['granted', 'declined']).nullable(),
})

const acts = {
  hide: msg('A moderator hid {thing}'),
  remove: msg('A moderator removed {thing}'),
  warn: msg('A moderator warned you about {thing}'),
  slow: msg('A moderator slowed you down because of {thing}'),
  suspend: msg('A moderator suspended you for {thing}'),
}

/**
 * A moderator acted on the member's content, published held content, or answered an appeal. Suspensions are sent only
 * by email, because suspended members can't see notifications.
 */
export const moderationNotice = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['review.decided', 'review.appeal-answered'],
  async recipients(tx, { kind: activity, data: { reviewId, decisionId } }) {
    const decisionRow = await tx
      .selectFrom('review_decision')
      .innerJoin('review', 'review.id', 'review_decision.review_id')
      .select(['review.kind', 'review_decision.decision', 'review_decision.words', 'review_decision.author_id'])
      .select(['review_decision.answer', 'review_decision.undone_at'])
      .where('review_decision.id', '=', decisionId)
      .executeTakeFirst()
    if (!decisionRow || decisionRow.author_id === null) return []
    const { kind, decision, words, author_id: memberId, undone_at } = decisionRow
    if (activity === 'review.appeal-answered') {
      const answer = undone_at === null ? 'declined' : 'granted'
      return [{ memberId, thingId: decisionId, data: { kind, decision, words: decisionRow.answer ?? '', answer } }]
    }
    if (undone_at !== null || decision === 'suspend') return []
    return [{ memberId, thingId: reviewId, data: { kind, decision, words, answer: null } }]
  },
  retractedOn: ['review.undone'],
  retract: ({ data }) => ({ thingIds: [data.reviewId] }),
  text({ data: { kind, decision, answer } }) {
    if (answer === 'granted') return t('We’ve taken our decision back after your appeal')
    if (answer === 'declined') return t('We’ve read your appeal, and our decision stands')
    if (decision === 'dismiss') {
      return kind === 'message'
        ? t('A moderator checked a message of yours: it’s delivered')
        : t('A moderator checked {thing}: it’s live now', { thing: ownNoun(kind) })
    }
    return t(acts[decision], { thing: ownNoun(kind) })
  },
  fields({ data: { words } }) {
    return words === '' ? {} : { message: words }
  },
  action: msg('Read the notice'),
  path: () => '/notices',
  mail: {
    things: ({ data: { words } }) => (words === '' ? [] : [{ quote: words }]),
    discreetSubject: () => t('A notice about your account'),
  },
})
