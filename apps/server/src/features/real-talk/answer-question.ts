import { mayEditAuthored } from '@rise/contract/content/policy'
import { gateErrors } from '@rise/contract/errors'
import { realTalkErrors } from '@rise/contract/real-talk/errors'
import { mayAnswer } from '@rise/contract/real-talk/policy'
import type { Answer } from '@rise/contract/real-talk/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { type Acting, actingAs, type SignedIn } from '../../platform/http/requester.ts'
import { announce } from '../../platform/realtime/topics.ts'
import { notBlocked } from '../connections/index.ts'
import { allowedRow, refuseSlowed, screenText } from '../content/index.ts'
import { deleteAndRetract, holdSubject, openSubject } from '../discussion/index.ts'
import { findAnswerOf } from './answer-row.ts'
import { findSeenRow } from './find-question.ts'
import { questionPath, rightsOfWritten } from './question-row.ts'

/**
 * Answers a question, or edits the member's own answer. Repeated or concurrent calls make one answer and one record.
 *
 * @throws {Failure} `question-not-found`, `forbidden`, `words-refused`, `slowed`
 */
export async function answerQuestion(ctx: Context, member: Acting, slug: string, text: string): Promise<Answer> {
  const { actorId, loginId } = member
  return ctx.db.transaction().execute(async (tx) => {
    const question = await findSeenRow(tx, member, slug)
    if (mayAnswer(member, rightsOfWritten(question)) !== 'allowed') throw new Failure(gateErrors.forbidden)
    await assertThere(tx, question.id)
    const reviewReason = await screenText(ctx, tx, { actorId, text, hasLink: null, field: 'body.text' })
    const id = ctx.newId()
    const now = ctx.clock.now()
    const { rows } = await sql<{ id: string; made: boolean }>`
      insert into answer (id, question_id, actor_id, login_id, text, created_at)
      values (${id}, ${question.id}, ${actorId}, ${loginId}, ${text}, ${now}::timestamptz)
      on conflict (question_id, actor_id) do update set text = excluded.text, changed_at = ${now}::timestamptz
        where answer.text <> excluded.text
      returning id, xmax = 0 as made`.execute(tx)
    const [row] = rows
    if (row?.made) {
      await refuseSlowed(ctx, tx, actorId)
      const subject = { id, kind: 'answer', authorId: actorId, parentId: question.id } as const
      await openSubject(ctx, tx, { ...subject, title: question.text, path: `${questionPath(slug)}#answer-${id}` })
    }
    if (row) {
      const data = { answerId: row.id, questionId: question.id, authorId: question.actor_id }
      const kind = row.made ? 'answer.written' : 'answer.changed'
      await ctx.activity.record(tx, { kind, actorId, loginId, data })
      if (reviewReason !== null) {
        const heldAnswer = {
          id: row.id,
          kind: 'answer',
          authorId: actorId,
          why: reviewReason,
          seen: !row.made,
        } as const
        await holdSubject(ctx, tx, heldAnswer)
      }
      await announce(ctx, tx, `question:${question.id}`)
    }
    const answer = await findAnswerOf(tx, question.id, actorId)
    if (!answer) throw new Failure(realTalkErrors['answer-not-found'])
    return answer
  })
}

/** Requires that the question exists. Waits for a concurrent deletion of the question. */
async function assertThere(tx: Tx, id: string): Promise<void> {
  const there = await tx.selectFrom('question').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  if (!there) throw new Failure(realTalkErrors['question-not-found'])
}

/**
 * Deletes an answer with its reactions and comments.
 *
 * @throws {Failure} `answer-not-found`, `forbidden`
 */
export async function deleteAnswer(ctx: Context, member: SignedIn, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const question = await findRow(tx, member.actorId, id)
    const decideOn = (answer: AnswerRights) => mayEditAuthored(member, rightsOfWritten(answer))
    const row = allowedRow(question, decideOn, realTalkErrors['answer-not-found'])
    const deletedAnswer = await tx.deleteFrom('answer').where('id', '=', id).returning('id').executeTakeFirst()
    if (!deletedAnswer) throw new Failure(realTalkErrors['answer-not-found'])
    await deleteAndRetract(ctx, tx, member, [id])
    const data = { answerId: id, questionId: row.questionId, authorId: row.askerId, answererId: row.actor_id }
    await ctx.activity.record(tx, { kind: 'answer.deleted', ...actingAs(member), data })
    await announce(ctx, tx, `question:${row.questionId}`)
  })
}

type AnswerRights = NonNullable<Awaited<ReturnType<typeof findRow>>>

/** Returns an answer and whether the viewer may see its author and the asker. */
function findRow(tx: Tx, viewerActorId: string | null, id: string) {
  return tx
    .selectFrom('answer')
    .innerJoin('actor as author', 'author.id', 'answer.actor_id')
    .innerJoin('question', 'question.id', 'answer.question_id')
    .innerJoin('actor as asker', 'asker.id', 'question.actor_id')
    .select(['answer.actor_id', 'answer.question_id as questionId', 'question.actor_id as askerId'])
    .select([
      sql<boolean>`author.listed and asker.listed`.as('listed'),
      sql<boolean>`not (${notBlocked(viewerActorId, 'author.id')} and ${notBlocked(viewerActorId, 'asker.id')})`.as(
        'blocked',
      ),
    ])
    .where('answer.id', '=', id)
    .executeTakeFirst()
}
