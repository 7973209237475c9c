import type { QuestionCard } from '@rise/contract/real-talk/shapes'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { notMutedOrBlocked } from '../connections/index.ts'
import { notConcealed, reactionTotalOf } from '../discussion/index.ts'
import { authorsOf } from './question-row.ts'

/**
 * The maximum number of answers that are compared: the newest. A question with thousands of answers then costs no more.
 */
const NEWEST_ANSWERS = 100

interface Row {
  readonly id: string
  readonly question_id: string
  readonly actor_id: string
  readonly text: string
}

/**
 * Returns, by question, the answer with the most reactions among those visible to the viewer (null for guests). Of
 * several such answers, the newest counts. Questions without answers are omitted.
 */
export async function bestAnswersOf(
  db: Database | Tx,
  viewerActorId: string | null,
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<QuestionCard['best']>>> {
  const { rows } = await sql<Row>`
    select best.* from unnest(${questionIds}::uuid[]) as asked (id) cross join lateral (
      select answer.id, answer.question_id, answer.actor_id, answer.text from (
        select * from answer where question_id = asked.id order by created_at desc, id desc limit ${sql.lit(NEWEST_ANSWERS)}
      ) as answer join actor on actor.id = answer.actor_id
      where actor.listed and ${notMutedOrBlocked(viewerActorId, 'actor.id')} and ${notConcealed(viewerActorId, 'answer.id')}
      order by ${reactionTotalOf('answer.id')} desc, answer.created_at desc, answer.id desc limit 1
    ) as best`.execute(db)
  const authors = await authorsOf(db, viewerActorId, rows)
  return new Map(
    rows.flatMap(({ id, question_id, actor_id, text }) => {
      const author = authors.get(actor_id)
      return author ? [[question_id, { _id: id, text, author }] as const] : []
    }),
  )
}
