import { decisions, reportKinds } from '@rise/contract/moderation/kinds'
import { ownNoun } from '@rise/contract/moderation/words'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'

const storedData = z.object({
  kind: z.enum(reportKinds),
  decision: z.enum(decisions),
  words: z.string(),
  answer: z.enum(['granted', 'declined']).nullable(),
})

const acts = {
  ...{ hide: 'hid', remove: 'removed', warn: 'warned you about' },
  ...{ slow: 'slowed you down because of', suspend: 'suspended you for' },
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
    if (answer === 'granted') return 'We’ve taken our decision back after your appeal'
    if (answer === 'declined') return 'We’ve read your appeal, and our decision stands'
    if (decision === 'dismiss') {
      return kind === 'message'
        ? 'A moderator checked a message of yours: it’s delivered'
        : `A moderator checked ${ownNoun(kind)}: it’s live now`
    }
    return `A moderator ${acts[decision]} ${ownNoun(kind)}`
  },
  fields({ data: { words } }) {
    return words === '' ? {} : { message: words }
  },
  action: 'Read the notice',
  path: () => '/notices',
  mail: {
    things: ({ data: { words } }) => (words === '' ? [] : [{ quote: words }]),
    discreetSubject: () => 'A notice about your account',
  },
})
