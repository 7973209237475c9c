import type { Answer } from '@rise/contract/real-talk/shapes'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { RowOf } from '../../platform/database/row-of.ts'
import { notBlocked, notMutedOrBlocked } from '../connections/index.ts'
import { commentCountOf, isConcealed, notConcealed, presentReactions, reactionsOf } from '../discussion/index.ts'
import { authorsOf } from './question-row.ts'

type AnswerRow = RowOf<ReturnType<typeof seenAnswers>>

/** Selects answers by members visible to the viewer (null for guests and admins). Callers add conditions. */
export function seenAnswers(db: Database | Tx, viewerActorId: string | null) {
  return db
    .selectFrom('answer')
    .innerJoin('actor', 'actor.id', 'answer.actor_id')
    .select(['answer.id', 'answer.actor_id', 'answer.text', 'answer.created_at', 'answer.changed_at'])
    .select([
      reactionsOf(viewerActorId, 'answer.id').as('reactions'),
      commentCountOf(viewerActorId, 'answer.id').as('comments'),
      isConcealed('answer.id').as('hidden'),
    ])
    .where('actor.listed', '=', true)
    .where(notBlocked(viewerActorId, 'actor.id'))
    .where(notConcealed(viewerActorId, 'answer.id'))
}

/** Returns answers in the contract's shape, each with its author. */
export async function presentAnswers(
  db: Database | Tx,
  viewerActorId: string | null,
  rows: readonly AnswerRow[],
): Promise<Answer[]> {
  const authors = await authorsOf(db, viewerActorId, rows)
  return rows.flatMap((row) => {
    const author = authors.get(row.actor_id)
    return author
      ? [
          {
            _id: row.id,
            text: row.text,
            author,
            reactions: presentReactions(row.reactions),
            comments: row.comments,
            hidden: row.hidden,
            writtenAt: row.created_at.toISOString(),
            changedAt: row.changed_at?.toISOString() ?? null,
          },
        ]
      : []
  })
}

/** Returns a member's answer to a question; undefined if there is none. */
export async function findAnswerOf(
  db: Database | Tx,
  questionId: string,
  actorId: string,
): Promise<Answer | undefined> {
  const row = await seenAnswers(db, actorId)
    .where('answer.question_id', '=', questionId)
    .where('answer.actor_id', '=', actorId)
    .executeTakeFirst()
  return row && (await presentAnswers(db, actorId, [row]))[0]
}

/** Counts the answers in a list, up to one more than `most`. */
export async function countAnswers(
  db: Database,
  viewerActorId: string | null,
  questionId: string,
  most: number,
): Promise<number> {
  const countedAnswers = db
    .selectFrom('answer')
    .innerJoin('actor', 'actor.id', 'answer.actor_id')
    .select(sql`1`.as('one'))
    .where('answer.question_id', '=', questionId)
    .where('actor.listed', '=', true)
    .where(notMutedOrBlocked(viewerActorId, 'actor.id'))
    .where(notConcealed(viewerActorId, 'answer.id'))
    .limit(most + 1)
  const { count } = await db
    .selectFrom(countedAnswers.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
