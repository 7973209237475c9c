import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import type { Task } from '../../platform/tasks/task.ts'
import { deleteSubjects } from '../discussion/index.ts'
import { showPictures } from '../pictures/index.ts'
import { forgetPoll } from '../polls/index.ts'
import { restorableSince } from './delete-post.ts'
import { postPictures } from './post-text.ts'

/** The maximum number of posts per run; the next run purges the rest. */
const MOST_POSTS = 500

/** Purges deleted posts that can no longer be restored, with their comments and polls, and releases their pictures. */
export const purgePosts: Task<object> = {
  name: 'purge-posts',
  data: z.object({}),
  schedule: '*/5 * * * *',
  async handle(ctx) {
    const duePosts = await ctx.db
      .selectFrom('post')
      .select(['id', 'actor_id'])
      .where('deleted_at', '<', restorableSince(ctx))
      .orderBy('deleted_at')
      .limit(MOST_POSTS)
      .execute()
    for (const { id, actor_id: actorId } of duePosts) await purge(ctx, id, actorId)
  },
}

async function purge(ctx: Context, id: string, actorId: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('post').select('poll_id').where('id', '=', id).forUpdate().executeTakeFirst()
    await showPictures(ctx, tx, { ...postPictures, id, actorId, pictureIds: [] })
    await deleteSubjects(tx, [id])
    await tx.deleteFrom('post').where('id', '=', id).execute()
    if (row?.poll_id) await forgetPoll(tx, row.poll_id)
  })
}
