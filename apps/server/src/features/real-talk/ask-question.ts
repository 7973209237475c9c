import { mayEditAuthored } from '@rise/contract/content/policy'
import type { EndpointParsed } from '@rise/contract/endpoint'
import type { realTalkEndpoints } from '@rise/contract/real-talk/endpoints'
import { realTalkErrors } from '@rise/contract/real-talk/errors'
import type { Question } from '@rise/contract/real-talk/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { type Acting, actingAs, type SignedIn } from '../../platform/http/requester.ts'
import { assignSlug } from '../../platform/slugs/assign-slug.ts'
import { allowedRow, refuseSlowed, screenText } from '../content/index.ts'
import { changeSubject, deleteAndRetract, holdSubject, openSubject } from '../discussion/index.ts'
import { lockActor } from '../session/index.ts'
import { findSeenRow, presentQuestion } from './find-question.ts'
import { questionPath, rightsOfWritten } from './question-row.ts'

type Form = EndpointParsed<(typeof realTalkEndpoints)['POST /api/v1/questions']>['body']

const perDay = { name: 'questions', points: 20, seconds: 86_400 }
/** Literal path segments of the pages below /real-talk, which can't be addresses of questions. */
const reservedSlugs = new Set(['create'])
const LONGEST_SLUG = 80

/**
 * Asks a question. Repeated or concurrent calls with the same words return the existing one.
 *
 * @throws {Failure} `too-many-requests`, `words-refused`, `slowed`
 */
export function askQuestion(ctx: Context, member: Acting, form: Form): Promise<Question> {
  const { actorId } = member
  return ctx.db.transaction().execute(async (tx) => {
    await lockActor(tx, actorId)
    const existingSlug = await slugOfSame(tx, actorId, form.text)
    if (existingSlug !== undefined) return presentQuestion(tx, member, await findSeenRow(tx, member, existingSlug))
    const reviewReason = await screenQuestion(ctx, tx, actorId, form)
    await ctx.limits.of(perDay).consume(actorId)
    await refuseSlowed(ctx, tx, actorId)
    const { id, slug } = await addQuestion(ctx, tx, { actorId, loginId: member.loginId, form })
    if (reviewReason !== null)
      await holdSubject(ctx, tx, { id, kind: 'question', authorId: actorId, why: reviewReason, seen: false })
    return presentQuestion(tx, member, await findSeenRow(tx, member, slug))
  })
}

/** Screens a question with the word filter. Returns the reason for a review; null if none is needed. */
function screenQuestion(ctx: Context, tx: Tx, actorId: string, { text, background }: Form): Promise<string | null> {
  return screenText(ctx, tx, { actorId, text: `${text}\n${background}`, hasLink: null, field: 'body.text' })
}

/** Inserts a professional's new question. */
export async function addQuestion(
  ctx: Context,
  tx: Tx,
  { actorId, loginId, form }: Omit<NewQuestion, 'id'>,
): Promise<{ id: string; slug: string }> {
  const id = ctx.newId()
  const slug = await insertQuestion(ctx, tx, { id, actorId, loginId, form })
  await openSubject(ctx, tx, { id, kind: 'question', authorId: actorId, title: form.text, path: questionPath(slug) })
  const identity = { actorId, ...(loginId !== null && { loginId }) }
  await ctx.activity.record(tx, { kind: 'question.asked', ...identity, data: { questionId: id } })
  return { id, slug }
}

/**
 * Changes a question; its address stays.
 *
 * @throws {Failure} `question-not-found`, `forbidden`, `question-asked-already`, `words-refused`
 */
export function changeQuestion(ctx: Context, member: SignedIn, slug: string, form: Form): Promise<Question> {
  return ctx.db.transaction().execute(async (tx) => {
    const row = await findEditableRow(tx, member, slug)
    await lockActor(tx, row.actor_id)
    const slugOfEqual = await slugOfSame(tx, row.actor_id, form.text)
    if (slugOfEqual !== undefined && slugOfEqual !== slug) {
      const error = realTalkErrors['question-asked-already']
      throw new Failure(error, { fields: { 'body.text': error.message() } })
    }
    if (row.text === form.text && row.background === form.background) return presentQuestion(tx, member, row)
    const isOwn = member.actorId === row.actor_id
    const reviewReason = isOwn ? await screenQuestion(ctx, tx, row.actor_id, form) : null
    await tx
      .updateTable('question')
      .set({ ...form, changed_at: ctx.clock.now() })
      .where('id', '=', row.id)
      .execute()
    await changeSubject(tx, row.id, { title: form.text })
    if (reviewReason !== null) {
      await holdSubject(ctx, tx, {
        id: row.id,
        kind: 'question',
        authorId: row.actor_id,
        why: reviewReason,
        seen: true,
      })
    }
    await ctx.activity.record(tx, { kind: 'question.changed', ...actingAs(member), data: { questionId: row.id } })
    return presentQuestion(tx, member, await findSeenRow(tx, member, slug))
  })
}

/**
 * Deletes a question with its answers, and the reactions and comments on both.
 *
 * @throws {Failure} `question-not-found`, `forbidden`
 */
export async function deleteQuestion(ctx: Context, member: SignedIn, slug: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await findEditableRow(tx, member, slug)
    const deletedQuestion = await tx.deleteFrom('question').where('id', '=', row.id).returning('id').executeTakeFirst()
    if (!deletedQuestion) throw new Failure(realTalkErrors['question-not-found'])
    await deleteAndRetract(ctx, tx, member, [row.id])
    const data = { questionId: row.id, authorId: row.actor_id, text: row.text }
    await ctx.activity.record(tx, { kind: 'question.deleted', ...actingAs(member), data })
  })
}

async function findEditableRow(tx: Tx, member: SignedIn, slug: string) {
  const row = await findSeenRow(tx, member, slug)
  return allowedRow(row, (seen) => mayEditAuthored(member, rightsOfWritten(seen)), realTalkErrors['question-not-found'])
}

/** Returns the address of the author's question with the same words, in any letter case; undefined without one. */
export async function slugOfSame(tx: Tx, actorId: string, text: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('question')
    .select('slug')
    .where('actor_id', '=', actorId)
    .where(sql<boolean>`md5(lower(text)) = md5(lower(${text}))`)
    .executeTakeFirst()
  return row?.slug
}

interface NewQuestion {
  readonly id: string
  readonly actorId: string
  /** The login of the author; null if the account is erased. */
  readonly loginId: string | null
  readonly form: Form
}

/** Inserts a question at an address made from its words. */
function insertQuestion({ clock }: Context, tx: Tx, { id, actorId, loginId, form }: NewQuestion): Promise<string> {
  const slugParts = { title: form.text, id, fallback: 'question', reserved: reservedSlugs, longest: LONGEST_SLUG }
  return assignSlug(slugParts, async (slug) => {
    const insertedRow = await tx
      .insertInto('question')
      .values({ id, actor_id: actorId, login_id: loginId, slug, ...form, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('slug')
      .executeTakeFirst()
    return insertedRow !== undefined
  })
}
