import { reportKinds, reportNouns } from '@rise/contract/moderation/kinds'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'

const storedData = z.object({ kind: z.enum(reportKinds), upheld: z.boolean(), words: z.string() })

/**
 * A moderator decided a report by the member. The notification says whether the moderator acted, but not how, or on
 * which account.
 */
export const reportDecided = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['review.decided'],
  async recipients(tx, { data: { reviewId, decisionId } }) {
    const decisionRow = await tx
      .selectFrom('review_decision')
      .innerJoin('review', 'review.id', 'review_decision.review_id')
      .select(['review.kind', 'review_decision.decision', 'review.held', 'review_decision.words'])
      .where('review_decision.id', '=', decisionId)
      .where('review_decision.undone_at', 'is', null)
      .executeTakeFirst()
    if (!decisionRow) return []
    const { kind, decision, held, words } = decisionRow
    const isUpheld = decision !== 'dismiss'
    // Only the author gets the moderator's message about held content.
    const data = { kind, upheld: isUpheld, words: isUpheld || held !== null ? '' : words }
    const reporters = await tx
      .selectFrom('report')
      .select('reporter_id')
      .where('review_id', '=', reviewId)
      .where('reporter_id', 'is not', null)
      .orderBy('id')
      .execute()
    return reporters.flatMap(({ reporter_id }) =>
      reporter_id === null ? [] : [{ memberId: reporter_id, thingId: reviewId, data }],
    )
  },
  retractedOn: ['review.undone'],
  retract: ({ data }) => ({ thingIds: [data.reviewId] }),
  text({ data: { kind, upheld, words } }) {
    const noun = reportNouns[kind]
    if (upheld) return `We acted on the ${noun} you reported. Thank you`
    return words === ''
      ? `The ${noun} you reported doesn’t break our rules`
      : `About the ${noun} you reported: ${words}`
  },
  action: 'See the decision',
  path: () => '/notifications',
  mail: { discreetSubject: () => 'We’ve looked at what you told us' },
})
