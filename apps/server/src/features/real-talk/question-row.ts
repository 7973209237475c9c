import type { MemberCard } from '@rise/contract/connections/shapes'
import type { AuthoredRow } from '@rise/contract/content/policy'
import type { Question } from '@rise/contract/real-talk/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { RowOf } from '../../platform/database/row-of.ts'
import { memberCardsOf, mutedOrBlockedIds, notBlocked } from '../connections/index.ts'
import { authorColumns, rightsOf } from '../content/index.ts'
import { concealedChildCount, isConcealed, notConcealed, presentReactions, reactionsOf } from '../discussion/index.ts'

export type QuestionRow = RowOf<ReturnType<typeof questions>>

/**
 * Returns an expression for the number of a question's answers that the viewer (null for guests and admins) can see.
 */
export function visibleAnswers(viewerActorId: string | null): RawBuilder<number> {
  const hiddenAnswers =
    viewerActorId === null
      ? sql`0`
      : sql`(
          select count(*)::int from (${mutedOrBlockedIds(viewerActorId)}) unseen
          join answer on answer.actor_id = unseen.id and answer.question_id = question.id
          join actor hidden on hidden.id = unseen.id and hidden.listed)`
  return sql<number>`question.answers - ${hiddenAnswers} - ${concealedChildCount(viewerActorId, 'question.id', 'answer')}`
}

/**
 * Selects questions with the data that decides whether the viewer (null for guests and admins) sees them. Callers add
 * conditions.
 */
export function questions(db: Database | Tx, viewerActorId: string | null) {
  return db
    .selectFrom('question')
    .innerJoin('actor', 'actor.id', 'question.actor_id')
    .select([
      'question.id',
      'question.actor_id',
      'question.slug',
      'question.text',
      'question.background',
      'question.created_at',
      'question.changed_at',
    ])
    .select(authorColumns(viewerActorId))
    .select([
      visibleAnswers(viewerActorId).as('answers'),
      reactionsOf(viewerActorId, 'question.id').as('reactions'),
      isConcealed('question.id').as('hidden'),
    ])
    .where(notConcealed(viewerActorId, 'question.id'))
}

/** Selects questions without those hidden from the viewer. */
export function seenQuestions(db: Database | Tx, viewerActorId: string | null) {
  return questions(db, viewerActorId).where('actor.listed', '=', true).where(notBlocked(viewerActorId, 'actor.id'))
}

/**
 * Returns a question or answer in the form that the policy takes. All of Real talk is public, and there are no drafts.
 */
export function rightsOfWritten(row: Parameters<typeof rightsOf>[0]): AuthoredRow {
  return rightsOf(row, { published: true, audience: 'everyone' })
}

/** Returns the authors of these questions or answers by id, without those hidden from the viewer. */
export function authorsOf(db: Database | Tx, viewerActorId: string | null, rows: readonly { actor_id: string }[]) {
  return memberCardsOf(
    db,
    viewerActorId,
    rows.map((row) => row.actor_id),
  )
}

/** Returns the fields that lists and the page of a question share. */
export function presentFacts(
  row: QuestionRow,
  author: MemberCard,
): Omit<Question, 'background' | 'changedAt' | 'hidden' | 'ownAnswer' | 'best' | 'related'> {
  return {
    _id: row.id,
    slug: row.slug,
    text: row.text,
    author,
    answers: row.answers,
    reactions: presentReactions(row.reactions),
    askedAt: row.created_at.toISOString(),
  }
}

/** Returns the address of a question's page. */
export function questionPath(slug: string): string {
  return `/real-talk/${slug}`
}
