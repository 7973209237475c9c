import { type AccountDataPart, asJson } from '../session/index.ts'

/**
 * A member's reports, and the decisions sent to the member, for the download of their own data. Excludes the names of
 * members who reported them.
 */
export const moderationData: AccountDataPart = {
  name: 'moderation',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const reports = await db
      .selectFrom('report')
      .innerJoin('review', 'review.id', 'report.review_id')
      .select(['review.kind', 'review.path', 'report.reason', 'report.words', 'report.created_at'])
      .where('report.reporter_id', '=', actorId)
      .orderBy('report.created_at')
      .execute()
    const notices = await db
      .selectFrom('review_decision')
      .innerJoin('review', 'review.id', 'review_decision.review_id')
      .select(['review.kind', 'review.title', 'review_decision.decision', 'review_decision.words'])
      .select(['review_decision.created_at', 'review_decision.until', 'review_decision.undone_at'])
      .select(['review_decision.appeal', 'review_decision.answer'])
      .where('review_decision.author_id', '=', actorId)
      .orderBy('review_decision.created_at')
      .execute()
    return asJson({ reports, notices })
  },
}
