import type { Audience } from '@rise/contract/content/kinds'
import type { PollView } from '@rise/contract/polls/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { compileOnce } from '../../platform/database/compile-once.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { actingAs, type Requester, type SignedIn } from '../../platform/http/requester.ts'
import { viewerOf } from '../connections/index.ts'
import { pollViews } from './poll-row.ts'
import { presentView } from './present-poll.ts'

/** Returns polls by their ids, in one statement, for posts that the viewer reads. */
export async function pollViewsOf(
  { clock }: Pick<Context, 'clock'>,
  db: Database | Tx,
  viewer: Requester,
  pollIds: readonly string[],
): Promise<ReadonlyMap<string, PollView>> {
  if (pollIds.length === 0) return new Map()
  const rows = await viewsOf(db, viewerOf(viewer), pollIds)
  const now = clock.now()
  return new Map(rows.map((row) => [row.id, presentView(row, viewer, now)]))
}

const viewsOf = compileOnce((db, viewerActorId: string | null, ids: readonly string[]) =>
  pollViews(db, viewerActorId).where(sql<boolean>`poll.id = any(${ids}::uuid[])`),
)

/** Gives a poll the audience of its post. */
export async function changePollAudience(tx: Tx, pollId: string, audience: Audience): Promise<void> {
  await tx.updateTable('poll').set({ audience }).where('id', '=', pollId).execute()
}

/** Hides the poll of a post that the member deletes. */
export async function withdrawPoll(
  ctx: Context,
  tx: Tx,
  member: SignedIn,
  { id, ownerId }: { readonly id: string; readonly ownerId: string },
): Promise<void> {
  await tx.updateTable('poll').set({ withdrawn: true }).where('id', '=', id).execute()
  await ctx.activity.record(tx, { kind: 'poll.deleted', ...actingAs(member), data: { pollId: id, ownerId } })
}

/** Shows the poll of a restored post again. */
export async function restorePoll(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('poll').set({ withdrawn: false }).where('id', '=', id).execute()
}

/** Deletes the poll of a deleted post, with its votes. */
export async function forgetPoll(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('poll').where('id', '=', id).execute()
}
