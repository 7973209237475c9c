import type { QuestionHighlights } from '@rise/contract/real-talk/shapes'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { notMutedOrBlocked, viewerOf } from '../connections/index.ts'
import { notConcealed } from '../discussion/index.ts'
import { hasAnswered, presentCards } from './question-cards.ts'
import { seenQuestions } from './question-row.ts'

/** Both are chosen from this many of the newest questions. */
const NEWEST_QUESTIONS = 50
/** A question with at least this many answers needs no more. */
const ENOUGH_ANSWERS = 10
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000

interface NewestQuestion {
  readonly id: string
  readonly actor_id: string
  readonly answers: number
  readonly created_at: Date
  readonly answered: boolean
}

/** Returns the question of the week and one that lacks answers; the contract states the rules. */
export async function questionHighlights({ db, clock }: Context, viewer: Requester): Promise<QuestionHighlights> {
  const viewerActorId = viewerOf(viewer)
  const questions = await newestQuestions(db, viewerActorId)
  const since = clock.now().getTime() - WEEK_MS
  const ofTheWeek = mostAnswered(questions.filter(({ created_at }) => created_at.getTime() >= since))
  const leadingQuestion = ofTheWeek ?? questions.find(({ answers }) => answers > 0)
  const toAnswer = leastAnswered(
    questions.filter(
      ({ id, actor_id, answered }) =>
        id !== leadingQuestion?.id && !(viewerActorId !== null && actor_id === viewerActorId) && !answered,
    ),
  )
  const ids = [leadingQuestion, toAnswer].flatMap((question) => (question ? [question.id] : []))
  if (ids.length === 0) return { leading: null, toAnswer: null }
  const rows = await seenQuestions(db, viewerActorId)
    .select(hasAnswered(viewerActorId).as('answered'))
    .where('question.id', 'in', ids)
    .execute()
  const cards = new Map((await presentCards(db, viewerActorId, rows)).map((card) => [card._id, card]))
  const leadingCard = leadingQuestion && cards.get(leadingQuestion.id)
  return {
    // A question without an answer that this viewer can see doesn't lead.
    leading: leadingCard?.best ? { question: leadingCard, ofTheWeek: ofTheWeek !== undefined } : null,
    toAnswer: (toAnswer && cards.get(toAnswer.id)) ?? null,
  }
}

function newestQuestions(db: Database, viewerActorId: string | null): Promise<NewestQuestion[]> {
  return db
    .selectFrom('question')
    .innerJoin('actor', 'actor.id', 'question.actor_id')
    .select(['question.id', 'question.actor_id', 'question.answers', 'question.created_at'])
    .select(hasAnswered(viewerActorId).as('answered'))
    .where('actor.listed', '=', true)
    .where(notMutedOrBlocked(viewerActorId, 'actor.id'))
    .where(notConcealed(viewerActorId, 'question.id'))
    .orderBy('question.created_at', 'desc')
    .orderBy('question.id', 'desc')
    .limit(NEWEST_QUESTIONS)
    .execute()
}

/** Returns the question with the most answers, the newest of equal ones; undefined if none has an answer. */
function mostAnswered(newest: readonly NewestQuestion[]): NewestQuestion | undefined {
  const [mostAnsweredQuestion] = newest.filter(({ answers }) => answers > 0).toSorted((a, b) => b.answers - a.answers)
  return mostAnsweredQuestion
}

function leastAnswered(newest: readonly NewestQuestion[]): NewestQuestion | undefined {
  const [leastAnsweredQuestion] = newest
    .filter(({ answers }) => answers < ENOUGH_ANSWERS)
    .toSorted((a, b) => a.answers - b.answers)
  return leastAnsweredQuestion
}
