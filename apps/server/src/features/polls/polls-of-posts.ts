import type { Audience } from '@rise/contract/content/kinds'
import type { PollView } from '@rise/contract/polls/shapes'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Requester } from '../../platform/http/requester.ts'
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
  const rows = await pollViews(db, viewerOf(viewer)).where('poll.id', 'in', pollIds).execute()
  const now = clock.now()
  return new Map(rows.map((row) => [row.id, presentView(row, viewer, now)]))
}

/** Keeps a poll for those who read its post. */
export async function changePollAudience(tx: Tx, pollId: string, audience: Audience): Promise<void> {
  await tx.updateTable('poll').set({ audience }).where('id', '=', pollId).execute()
}
