import type { AdminAct } from '@rise/contract/admin/acts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActOfActivity, ActsOfActivities } from '../../platform/manifest/act-of-activity.ts'
import { actOnActor } from '../session/index.ts'

export const moderationActs: ActsOfActivities = {
  'review.decided': (tx, { data }) => actOfDecision(tx, 'review.decided', data.decisionId),
  'review.undone': (tx, { data }) => actOfDecision(tx, 'review.undone', data.decisionId),
  'review.appeal-answered': (tx, { data }) => actOfDecision(tx, 'review.appeal-answered', data.decisionId),
}

/**
 * Returns the act of a decision. Its subject is the author of the reported content, so that erasing the author also
 * removes the name.
 */
async function actOfDecision(tx: Tx, act: AdminAct, decisionId: string): Promise<ActOfActivity | null> {
  const row = await tx
    .selectFrom('review_decision')
    .innerJoin('review', 'review.id', 'review_decision.review_id')
    .select(['review.kind', 'review.author_id', 'review_decision.decision'])
    .where('review_decision.id', '=', decisionId)
    .executeTakeFirst()
  if (!row) return null
  const facts = { thing: row.kind, decision: row.decision }
  const onAuthor = (await actOnActor(tx, act, row.author_id)) ?? { act, subject: null }
  return act === 'review.undone' ? { ...onAuthor, before: facts } : { ...onAuthor, after: facts }
}
