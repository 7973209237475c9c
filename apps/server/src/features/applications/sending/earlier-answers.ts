import type { GivenAnswer } from '@rise/contract/applications/shapes'
import { isSensitiveQuestion } from '@rise/contract/applications/words'
import { judgeQuestion } from '@rise/contract/postings/screening/judge-question'
import type { Database, Tx } from '../../../platform/database/database.ts'

/** The number of earlier applications whose answers are offered again. */
const REMEMBERED_APPLICATIONS = 30

/**
 * Returns a professional's answers in earlier applications, latest first. Excludes files, and answers to sensitive
 * questions and to questions that employers usually may not ask.
 */
export async function earlierAnswers(db: Database | Tx, actorId: string): Promise<GivenAnswer[]> {
  const rows = await db
    .selectFrom('application_receipt')
    .innerJoin('application', 'application.id', 'application_receipt.application_id')
    .select('application_receipt.content')
    .where('application_receipt.actor_id', '=', actorId)
    .orderBy('application.applied_at', 'desc')
    .limit(REMEMBERED_APPLICATIONS)
    .execute()
  return rows
    .flatMap(({ content }) => content.answers)
    .filter(({ kind, question, answer }) => kind !== 'file' && answer !== '' && !isNeverOffered(question))
}

/**
 * Whether the answer to a question is never offered again: an answer that one employer had a special reason to request
 * must not reach another.
 */
function isNeverOffered(question: string): boolean {
  return isSensitiveQuestion(question) || judgeQuestion(question) !== null
}
