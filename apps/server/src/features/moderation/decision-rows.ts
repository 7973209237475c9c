import type { Act } from '@rise/contract/moderation/shapes'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { RowOf } from '../../platform/database/row-of.ts'

export type DecisionRow = RowOf<ReturnType<typeof decisions>>

/** Selects decisions with their reviews. Callers filter and order. */
export function decisions(db: Database | Tx) {
  return db
    .selectFrom('review_decision')
    .innerJoin('review', 'review.id', 'review_decision.review_id')
    .select(['review_decision.id', 'review_decision.review_id', 'review_decision.decision', 'review_decision.words'])
    .select(['review_decision.author_id', 'review_decision.by_login_id', 'review_decision.until'])
    .select(['review_decision.created_at', 'review_decision.undone_at', 'review_decision.undone_by'])
    .select(['review_decision.appeal', 'review_decision.appealed_at', 'review_decision.answer'])
    .select(['review_decision.answered_at', 'review.kind', 'review.thing_id', 'review.title', 'review.held'])
}

/** Returns the decisions of one review, newest first. */
export function decisionsOf(db: Database | Tx, reviewId: string): Promise<DecisionRow[]> {
  return decisions(db)
    .where('review_decision.review_id', '=', reviewId)
    .orderBy('review_decision.created_at', 'desc')
    .orderBy('review_decision.id', 'desc')
    .execute()
}

/** Returns the decisions about a member's content, newest first: no dismissals, and none of the review `but`. */
export function decisionsAbout(
  db: Database | Tx,
  authorId: string,
  { but, most }: { but: string; most: number },
): Promise<DecisionRow[]> {
  return decisions(db)
    .where('review_decision.author_id', '=', authorId)
    .where('review_decision.review_id', '<>', but)
    .where('review_decision.decision', '<>', 'dismiss')
    .orderBy('review_decision.created_at', 'desc')
    .orderBy('review_decision.id', 'desc')
    .limit(most)
    .execute()
}

/** Returns a decision as moderators see it. */
export function presentDecision(row: DecisionRow, moderatorOf: (loginId: string | null) => string): Act {
  return {
    _id: row.id,
    decision: row.decision,
    words: row.words,
    by: moderatorOf(row.by_login_id),
    at: row.created_at.toISOString(),
    until: row.until?.toISOString() ?? null,
    undoneAt: row.undone_at?.toISOString() ?? null,
    undoneBy: row.undone_at && moderatorOf(row.undone_by),
    appeal: row.appeal,
    answer: row.answer,
  }
}
