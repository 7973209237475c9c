import { maySeeAuthored } from '@rise/contract/content/policy'
import { platformErrors } from '@rise/contract/errors'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { realTalkErrors } from '@rise/contract/real-talk/errors'
import type { Answer, Question } from '@rise/contract/real-talk/shapes'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { type Page, toPage } from '../../platform/database/page.ts'
import { Failure } from '../../platform/failure.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { notMutedOrBlocked, viewerOf } from '../connections/index.ts'
import { allowedRow } from '../content/index.ts'
import { countAnswers, findAnswerOf, presentAnswers, seenAnswers } from './answer-row.ts'
import { authorsOf, presentFacts, type QuestionRow, questions, rightsOfWritten } from './question-row.ts'
import { relatedQuestions } from './related-questions.ts'

/**
 * Returns the question at an address as the viewer sees it, with their own answer.
 *
 * @throws {Failure} `question-not-found`, also when it is hidden from them
 */
export async function findQuestion({ db }: Context, viewer: Requester, slug: string): Promise<Question> {
  return presentQuestion(db, viewer, await findSeenRow(db, viewer, slug))
}

/**
 * Returns the row of a question that the viewer may see.
 *
 * @throws {Failure} `question-not-found`
 */
export async function findSeenRow(db: Database | Tx, viewer: Requester, slug: string): Promise<QuestionRow> {
  const row = await questions(db, viewerOf(viewer)).where('question.slug', '=', slug).executeTakeFirst()
  const judge = (row: QuestionRow) => maySeeAuthored(viewer, rightsOfWritten(row))
  return allowedRow(row, judge, realTalkErrors['question-not-found'])
}

/** A question in full. */
export async function presentQuestion(db: Database | Tx, viewer: Requester, row: QuestionRow): Promise<Question> {
  const viewerActorId = viewerOf(viewer)
  const author = (await authorsOf(db, viewerActorId, [row])).get(row.actor_id)
  if (!author) throw new Failure(realTalkErrors['question-not-found'])
  const ownAnswer = viewerActorId === null ? undefined : await findAnswerOf(db, row.id, viewerActorId)
  return {
    ...presentFacts(row, author),
    background: row.background,
    changedAt: row.changed_at?.toISOString() ?? null,
    hidden: row.hidden,
    ownAnswer: ownAnswer ?? null,
    related: await relatedQuestions(db, viewerActorId, row),
  }
}

/**
 * Returns a page of the answers to a question, newest first; those of muted members are left out.
 *
 * @throws {Failure} `question-not-found`, `not-found` past the end
 */
export async function listAnswers(
  { db }: Context,
  viewer: Requester,
  { slug, page }: { slug: string; page: number },
): Promise<Page<Answer>> {
  const viewerActorId = viewerOf(viewer)
  const { id } = await findSeenRow(db, viewer, slug)
  const [rows, count] = await Promise.all([
    seenAnswers(db, viewerActorId)
      .where('answer.question_id', '=', id)
      .where(notMutedOrBlocked(viewerActorId, 'actor.id'))
      .orderBy('answer.created_at', 'desc')
      .orderBy('answer.id', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    countAnswers(db, viewerActorId, id, COUNT_CAP),
  ])
  if (rows.length === 0 && page > 1) throw new Failure(platformErrors['not-found'])
  return toPage(await presentAnswers(db, viewerActorId, rows), page, count)
}
