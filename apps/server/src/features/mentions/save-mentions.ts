import { MOST_NOTIFIED } from '@rise/contract/mentions/limits'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { actingAs, type SignedIn } from '../../platform/http/requester.ts'
import type { MentionedMember } from './mentionable.ts'

interface StoredMentions {
  readonly subjectId: string
  /** The author of the text. An admin who edits it notifies no one. */
  readonly byId: string
  readonly mentioned: readonly MentionedMember[]
  /** Members who are notified of the text in another way, like the author of the comment that it replies to. */
  readonly reached?: readonly string[]
}

/** Stores the mentions in a subject's text, and notifies newly mentioned members, at most twenty per text in total. */
export async function saveMentions(
  ctx: Context,
  tx: Tx,
  member: SignedIn,
  { subjectId, byId, mentioned, reached = [] }: StoredMentions,
): Promise<void> {
  const ids = [...new Set(mentioned.map(({ id }) => id))]
  const before = await tx
    .updateTable('mention')
    .set({ shown: sql<boolean>`actor_id = any(${ids}::uuid[])` })
    .where('subject_id', '=', subjectId)
    .returning('actor_id')
    .execute()
  if (ids.length === 0) return
  const rows = ids.map((id) => ({
    ...{ subject_id: subjectId, actor_id: id, by_id: byId, created_at: ctx.clock.now() },
    name: mentioned.find((one) => one.id === id)?.name ?? '',
  }))
  await tx
    .insertInto('mention')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['subject_id', 'actor_id']).doUpdateSet(({ ref }) => ({ name: ref('excluded.name') })),
    )
    .execute()
  const knownIds = new Set(before.map(({ actor_id }) => actor_id))
  const mentionedIds = ids
    .filter((id) => !knownIds.has(id) && id !== byId && !reached.includes(id))
    .slice(0, Math.max(0, MOST_NOTIFIED - knownIds.size))
  if (mentionedIds.length === 0 || member.actorId !== byId) return
  await ctx.activity.record(tx, { kind: 'mention.made', ...actingAs(member), data: { subjectId, mentionedIds } })
}
