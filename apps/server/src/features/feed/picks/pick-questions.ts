import { MOST_PICKS } from '@rise/contract/feed/limits'
import type { PickedQuestion } from '@rise/contract/feed/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type CardRow, memberCardsIn, notMutedOrBlocked, presentMemberCard } from '../../connections/index.ts'
import { notConcealed } from '../../discussion/index.ts'
import { visibleAnswers } from '../../real-talk/index.ts'

/** The maximum number of the newest questions that are read. Those with the fewest answers are picked. */
const MOST_READ = 40

interface Row {
  readonly _id: string
  readonly slug: string
  readonly text: string
  readonly answers: number
  readonly authors: readonly CardRow[]
}

/** Returns recent questions that a professional can answer and hasn't, those with the fewest answers first. */
export async function pickQuestions({ db }: Context, actorId: string): Promise<PickedQuestion[]> {
  const { rows } = await sql<Row>`
    select recent.id as _id, recent.slug, recent.text, recent.answers,
      ${memberCardsIn(db, actorId, sql`array[recent.actor_id]`)} as authors
    from (
      select question.id, question.slug, question.text, question.actor_id, question.created_at,
        ${visibleAnswers(actorId)} as answers
      from question join actor on actor.id = question.actor_id and actor.listed
      where question.actor_id <> ${actorId} and ${notMutedOrBlocked(actorId, 'question.actor_id')}
        and ${notConcealed(actorId, 'question.id')} and not exists (
          select from answer where answer.question_id = question.id and answer.actor_id = ${actorId})
      order by question.created_at desc, question.id desc limit ${sql.lit(MOST_READ)}
    ) recent
    order by recent.answers, recent.created_at desc limit ${sql.lit(MOST_PICKS)}`.execute(db)
  return rows.flatMap(({ authors: [author], ...question }) =>
    author ? [{ ...question, author: presentMemberCard(author) }] : [],
  )
}
