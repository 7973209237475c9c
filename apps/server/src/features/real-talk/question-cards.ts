import type { QuestionCard } from '@rise/contract/real-talk/shapes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { bestAnswersOf } from './best-answers.ts'
import { authorsOf, presentFacts, type QuestionRow } from './question-row.ts'

interface CardRow extends QuestionRow {
  /** Whether the viewer has answered. */
  readonly answered: boolean
}

/** Whether the viewer (null for guests and admins) has answered a question. */
export function hasAnswered(viewerActorId: string | null) {
  return sql<boolean>`exists (
    select from answer own where own.question_id = question.id and own.actor_id = ${viewerActorId}::uuid)`
}

/**
 * Returns questions as in lists, each with its best answer. In a list of questions that one professional answered,
 * `answerOf` returns the professional's answer.
 */
export async function presentCards<Row extends CardRow>(
  db: Database,
  viewerActorId: string | null,
  rows: readonly Row[],
  answerOf: (row: Row) => QuestionCard['answer'] = () => null,
): Promise<QuestionCard[]> {
  const ids = rows.map(({ id }) => id)
  const [authors, best] = await Promise.all([authorsOf(db, viewerActorId, rows), bestAnswersOf(db, viewerActorId, ids)])
  return rows.flatMap((row) => {
    const asker = authors.get(row.actor_id)
    if (!asker) return []
    const { answered } = row
    return [{ ...presentFacts(row, asker), answer: answerOf(row), best: best.get(row.id) ?? null, answered }]
  })
}
