import { maySeeAuthored } from '@rise/contract/content/policy'
import { platformErrors } from '@rise/contract/errors'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { realTalkErrors } from '@rise/contract/real-talk/errors'
import type { Answer, Question } from '@rise/contract/real-talk/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { type Page, toPage } from '../../platform/database/page.ts'
import { Failure } from '../../platform/failure.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { notMutedOrBlocked, viewerOf } from '../connections/index.ts'
import { allowedRow } from '../content/index.ts'
import { reactionTotalOf } from '../discussion/index.ts'
import { countAnswers, findAnswerOf, presentAnswers, seenAnswers } from './answer-row.ts'
import { bestAnswersOf } from './best-answers.ts'
import { authorsOf, presentFacts, type QuestionRow, questions, rightsOfWritten } from './question-row.ts'
import { relatedQuestions } from './related-questions.ts'

/**
 * Returns the question at an address as the viewer sees it, with the viewer's own answer.
 * @throws {Failure} `question-not-found`, also if the question is hidden from the viewer
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
  const decideOn = (row: QuestionRow) => maySeeAuthored(viewer, rightsOfWritten(row))
  return allowedRow(row, decideOn, realTalkErrors['question-not-found'])
}

/**
 * Returns a question with all its data.
 * @throws {Failure} `question-not-found` if its author can't be shown to the viewer
 */
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
    best: await findBestAnswer(db, viewerActorId, row),
    related: await relatedQuestions(db, viewerActorId, row),
  }
}

/** Returns the answer with the most reactions, if it is one of several and has any. */
async function findBestAnswer(
  db: Database | Tx,
  viewerActorId: string | null,
  row: QuestionRow,
): Promise<Answer | null> {
  if (row.answers < 2) return null
  const best = (await bestAnswersOf(db, viewerActorId, [row.id])).get(row.id)
  if (!best) return null
  const rows = await seenAnswers(db, viewerActorId).where('answer.id', '=', best._id).execute()
  const [answer] = await presentAnswers(db, viewerActorId, rows)
  const hasReactions = answer !== undefined && Object.values(answer.reactions.counts).some((count) => count > 0)
  return hasReactions ? answer : null
}

/** Only this many of the newest answers are ordered by their reactions, so that thousands of answers cost no more. */
const MOST_ORDERED = 500

/**
 * Returns a page of the answers to a question, newest first, without those of muted members. Ordered by reactions, the
 * newest answers come first by their number of reactions, and older ones follow.
 * @throws {Failure} `question-not-found`, `not-found` past the end
 */
export async function listAnswers(
  { db }: Context,
  viewer: Requester,
  { slug, page, sort }: { slug: string; page: number; sort: 'newest' | 'most-reactions' },
): Promise<Page<Answer>> {
  const viewerActorId = viewerOf(viewer)
  const { id } = await findSeenRow(db, viewer, slug)
  const [rows, count] = await Promise.all([
    seenAnswers(db, viewerActorId)
      .where('answer.question_id', '=', id)
      .where(notMutedOrBlocked(viewerActorId, 'actor.id'))
      .$if(sort === 'most-reactions', (list) => list.orderBy(reactionRank(id), (order) => order.desc().nullsLast()))
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

/**
 * Returns an expression for the number of an answer's reactions; null for all but the newest answers to the question.
 */
function reactionRank(questionId: string) {
  return sql<number | null>`case when answer.id in (
    select id from answer where question_id = ${questionId}
    order by created_at desc, id desc limit ${sql.lit(MOST_ORDERED)}
  ) then ${reactionTotalOf('answer.id')} end`
}
