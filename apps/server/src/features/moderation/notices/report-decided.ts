import { reportKinds } from '@rise/contract/moderation/kinds'
import { msg, t } from '@rise/texts'
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
    if (upheld)
      return t(
        'We acted on {kind, select, comment {the comment} poll {the poll} question {the question} answer {the answer} headline {the headline} event {the event} rating {the rating} statement {the statement} professional {the member} company {the company} job {the job} message {the message} picture {the picture} other {the post}} you reported. Thank you',
        { kind },
      )
    return words === ''
      ? t(
          '{kind, select, comment {The comment} poll {The poll} question {The question} answer {The answer} headline {The headline} event {The event} rating {The rating} statement {The statement} professional {The member} company {The company} job {The job} message {The message} picture {The picture} other {The post}} you reported doesn’t break our rules',
          { kind },
        )
      : t(
          'About {kind, select, comment {the comment} poll {the poll} question {the question} answer {the answer} headline {the headline} event {the event} rating {the rating} statement {the statement} professional {the member} company {the company} job {the job} message {the message} picture {the picture} other {the post}} you reported: {words}',
          { kind, words },
        )
  },
  action: msg('See the decision'),
  path: () => '/notifications',
  mail: { discreetSubject: () => t('We’ve looked at what you told us') },
})
