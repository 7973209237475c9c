import { discussionErrors } from '@rise/contract/discussion/errors'
import { offeredReactions, type ReactionTitle, reactions } from '@rise/contract/discussion/kinds'
import { mayReact } from '@rise/contract/discussion/policy'
import type { Reactions } from '@rise/contract/discussion/shapes'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { announce } from '../../platform/realtime/topics.ts'
import { lockAllowedSubject, type SubjectRow } from './allowed-subject.ts'
import { presentReactions, reactionsOf } from './reactions-of.ts'

/**
 * Sets the member's reaction to a subject. Repeated or concurrent calls store one reaction and one activity.
 *
 * @throws {Failure} `subject-not-found`, also for a subject that is hidden from the member; `upgrade-required`,
 *   `forbidden`, `reaction-not-offered`
 */
export function react(ctx: Context, member: Acting, subjectId: string, reaction: ReactionTitle): Promise<Reactions> {
  return inTurn(ctx, subjectId, async (tx) => {
    const { actorId, subject } = await lockReactableSubject(tx, member, subjectId)
    assertOffered(subject, reaction)
    const { rows } = await sql<{ made: boolean }>`
      insert into reaction (subject_id, actor_id, reaction, login_id, created_at)
      values (${subject.id}, ${actorId}, ${reaction}, ${member.loginId}, ${ctx.clock.now()}::timestamptz)
      on conflict (subject_id, actor_id) do update set reaction = excluded.reaction
        where reaction.reaction <> excluded.reaction
      returning xmax = 0 as made`.execute(tx)
    if (rows[0]?.made) {
      const { id, kind, actor_id: authorId } = subject
      const data = { subjectId: id, kind, authorId, reaction }
      await ctx.activity.record(tx, { kind: 'reaction.added', actorId, loginId: member.loginId, data })
    }
    if (rows[0]) await announceReactions(ctx, tx, subject)
    return readReactions(tx, actorId, subject.id)
  })
}

/**
 * Removes the member's reaction; does nothing without one.
 *
 * @throws {Failure} the errors of `react`
 */
export function removeReaction(ctx: Context, member: Acting, subjectId: string): Promise<Reactions> {
  return inTurn(ctx, subjectId, async (tx) => {
    const { actorId, subject } = await lockReactableSubject(tx, member, subjectId)
    const removedReaction = await tx
      .deleteFrom('reaction')
      .where('subject_id', '=', subject.id)
      .where('actor_id', '=', actorId)
      .returning('reaction')
      .executeTakeFirst()
    if (removedReaction) {
      const { id, kind, actor_id: authorId } = subject
      const data = { subjectId: id, kind, authorId }
      await ctx.activity.record(tx, { kind: 'reaction.taken-back', actorId, loginId: member.loginId, data })
      await announceReactions(ctx, tx, subject)
    }
    return readReactions(tx, actorId, subject.id)
  })
}

/** Announces changed reactions to the pages that show them. A comment's reactions are shown in its thread. */
async function announceReactions(ctx: Context, tx: Tx, { id, kind, parent_id: parentId }: SubjectRow): Promise<void> {
  await announce(ctx, tx, `thread:${kind === 'comment' ? (parentId ?? id) : id}`)
}

function assertOffered({ kind }: SubjectRow, reaction: ReactionTitle): void {
  const offeredTitles = offeredReactions(kind)
  if (offeredTitles.includes(reaction)) return
  const names = reactions.flatMap(({ title, name }) => (offeredTitles.includes(title) ? [t(name)] : []))
  const message = t('This reaction isn’t offered here. Choose one of these: {names}.', {
    names: names.join(', '),
  })
  throw new Failure(discussionErrors['reaction-not-offered'], { message, fields: { 'body.reaction': message } })
}

async function lockReactableSubject(tx: Tx, member: Acting, id: string) {
  const { actorId } = member
  const subject = await lockAllowedSubject(tx, member, { viewerActorId: actorId, id, judge: mayReact })
  return { actorId, subject }
}

async function readReactions(tx: Tx, viewerActorId: string, id: string): Promise<Reactions> {
  const { reactions } = await tx
    .selectFrom('discussion_subject as subject')
    .select(reactionsOf(viewerActorId, 'subject.id').as('reactions'))
    .where('subject.id', '=', id)
    .executeTakeFirstOrThrow()
  return presentReactions(reactions)
}
