import type { NewestAnswer } from '@rise/contract/real-talk/shapes'
import { type Expression, sql } from 'kysely'
import { part } from '../../platform/slot.ts'
import { notBlocked } from '../connections/index.ts'
import { notConcealed } from '../discussion/index.ts'

const MOST_ANSWERS = 3

/** The rows of `newestAnswersOf`. */
interface KeptAnswers {
  readonly newest: readonly { id: string; text: string; created_at: string; slug: string; question: string }[]
  readonly total: number
}

/**
 * A professional's newest three answers to questions visible to the viewer, and the total number, for the
 * professional's page.
 */
export const newestAnswers = part({
  column: ({ ownerId, viewerId }) => newestAnswersOf(ownerId, viewerId),
  present: presentNewestAnswers,
})

function newestAnswersOf(actorId: Expression<string>, viewerActorId: string | null) {
  return sql<KeptAnswers>`(
    select jsonb_build_object(
      'total', count(*),
      'newest', coalesce(jsonb_agg(told order by told.created_at desc, told.id desc) filter (where told.rank <= ${MOST_ANSWERS}), '[]')
    )
    from (
      select answer.id, answer.text, answer.created_at, question.slug, question.text as question,
        row_number() over (order by answer.created_at desc, answer.id desc) as rank
      from answer
      join question on question.id = answer.question_id
      join actor asker on asker.id = question.actor_id and asker.listed
      where answer.actor_id = ${actorId} and ${notBlocked(viewerActorId, 'asker.id')}
        and ${notConcealed(viewerActorId, 'answer.id')} and ${notConcealed(viewerActorId, 'question.id')}
    ) told)`
}

function presentNewestAnswers({ newest, total }: KeptAnswers): { newest: NewestAnswer[]; total: number } {
  return {
    total,
    newest: newest.map(({ id, text, created_at, slug, question }) => ({
      _id: id,
      text,
      // The date is JSON text.
      writtenAt: new Date(created_at).toISOString(),
      question: { slug, text: question },
    })),
  }
}
