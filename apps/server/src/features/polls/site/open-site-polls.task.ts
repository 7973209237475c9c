import type { Audience } from '@rise/contract/content/kinds'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { openSubject } from '../../discussion/index.ts'
import { pollPath } from '../poll-row.ts'

const CHUNK = 50

/** Opens scheduled site polls within a minute of their time. */
export const openSitePolls: Task<object> = {
  name: 'open-site-polls',
  data: z.object({}),
  schedule: '* * * * *',
  async handle(ctx) {
    let openedCount: number
    do openedCount = await openSome(ctx)
    while (openedCount === CHUNK)
  },
}

/** Opens some due site polls, except those locked by another process. Returns how many were opened. */
function openSome(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.clock.now()
    const duePolls = await tx
      .selectFrom('poll')
      .select(['id', 'question', 'audience'])
      .where('opens_at', '<=', now)
      .orderBy('opens_at')
      .orderBy('id')
      .limit(CHUNK)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    for (const poll of duePolls) {
      await tx
        .updateTable('poll')
        .set({ opens_at: null, withdrawn: false, created_at: now })
        .where('id', '=', poll.id)
        .execute()
      await showSitePoll(ctx, tx, poll)
    }
    return duePolls.length
  })
}

interface OpenedPoll {
  readonly id: string
  readonly question: string
  readonly audience: Audience
}

/** Opens the discussion of a site poll, and records that the poll opened. */
export async function showSitePoll(ctx: Context, tx: Tx, { id, question: title, audience }: OpenedPoll): Promise<void> {
  await openSubject(ctx, tx, { id, kind: 'poll', authorId: null, audience, title, path: pollPath(id) })
  await ctx.activity.record(tx, { kind: 'poll.published', data: { pollId: id } })
}
