import type { EndpointParsed } from '@rise/contract/endpoint'
import type { realTalkEndpoints } from '@rise/contract/real-talk/endpoints'
import { realTalkErrors } from '@rise/contract/real-talk/errors'
import type { QuestionSuggestion } from '@rise/contract/real-talk/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { CURSOR_PAGE_ROWS, placeOf, toCursorPage } from '../../platform/database/keyset.ts'
import { Failure } from '../../platform/failure.ts'
import { type Acting, type Admin, actingAs } from '../../platform/http/requester.ts'
import { memberCardsOf } from '../connections/index.ts'
import { lockActor } from '../session/index.ts'
import { addQuestion, slugOfSame } from './ask-question.ts'

type Form = EndpointParsed<(typeof realTalkEndpoints)['POST /api/v1/question-suggestions']>['body']

/**
 * Suggests a question to the admins. Repeated or concurrent calls with the same words make one suggestion.
 *
 * @throws {Failure} `question-asked-already`
 */
export async function suggestQuestion(ctx: Context, member: Acting, form: Form): Promise<void> {
  const { actorId, loginId } = member
  await ctx.db.transaction().execute(async (tx) => {
    await lockActor(tx, actorId)
    if ((await slugOfSame(tx, actorId, form.text)) !== undefined) {
      const error = realTalkErrors['question-asked-already']
      throw new Failure(error, { fields: { 'body.text': error.message() } })
    }
    const id = ctx.newId()
    const insertedRow = await tx
      .insertInto('question_suggestion')
      .values({ id, actor_id: actorId, login_id: loginId, ...form, created_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!insertedRow) return
    await ctx.activity.record(tx, { kind: 'question.suggested', actorId, loginId, data: { suggestionId: id } })
  })
}

/** Returns a page of the pending suggestions of listed members, oldest first. */
export async function listSuggestions(
  { db }: Context,
  before: string | undefined,
): Promise<{ items: QuestionSuggestion[]; next: string | null }> {
  const place = placeOf(before)
  let query = db
    .selectFrom('question_suggestion as suggestion')
    .innerJoin('actor', 'actor.id', 'suggestion.actor_id')
    .select(['suggestion.id', 'suggestion.actor_id', 'suggestion.text', 'suggestion.background'])
    .select('suggestion.created_at as at')
    .where('actor.listed', '=', true)
    .orderBy('suggestion.created_at')
    .orderBy('suggestion.id')
    .limit(CURSOR_PAGE_ROWS)
  if (place) {
    const after = sql<boolean>`(suggestion.created_at, suggestion.id) > (${place.at}::timestamptz, ${place.id}::uuid)`
    query = query.where(after)
  }
  const { items, next } = toCursorPage(await query.execute(), ({ id, at }) => ({ id, at }))
  const cards = await memberCardsOf(
    db,
    null,
    items.map(({ actor_id }) => actor_id),
  )
  const visibleSuggestions = items.flatMap(({ id, actor_id, text, background, at }) => {
    const author = cards.get(actor_id)
    return author ? [{ _id: id, text, background, by: author, at: at.toISOString() }] : []
  })
  return { items: visibleSuggestions, next }
}

/**
 * Publishes a suggestion as its author's question, and returns the address. If the author has asked the same question
 * since, that one is kept.
 * @throws {Failure} `suggestion-not-found`
 */
export function publishSuggestion(ctx: Context, admin: Admin, id: string): Promise<{ slug: string }> {
  return ctx.db.transaction().execute(async (tx) => {
    const row = await tx.deleteFrom('question_suggestion').where('id', '=', id).returningAll().executeTakeFirst()
    if (!row) throw new Failure(realTalkErrors['suggestion-not-found'])
    const { actor_id: actorId, login_id: loginId, text, background } = row
    await lockActor(tx, actorId)
    const slugOfEqual = await slugOfSame(tx, actorId, text)
    if (slugOfEqual !== undefined) return { slug: slugOfEqual }
    const question = await addQuestion(ctx, tx, { actorId, loginId, form: { text, background } })
    const data = { questionId: question.id, authorId: actorId }
    await ctx.activity.record(tx, { kind: 'suggestion.published', ...actingAs(admin), data })
    return { slug: question.slug }
  })
}

/**
 * Declines a suggestion without notifying its author.
 * @throws {Failure} `suggestion-not-found`
 */
export async function declineSuggestion(ctx: Context, admin: Admin, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const deletedSuggestion = await tx
      .deleteFrom('question_suggestion')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!deletedSuggestion) throw new Failure(realTalkErrors['suggestion-not-found'])
    const data = { suggestionId: id }
    await ctx.activity.record(tx, { kind: 'suggestion.declined', ...actingAs(admin), data })
  })
}
