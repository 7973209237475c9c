import { expect, vi } from 'vitest'
import type { World } from '../../../test/world.ts'

/** Every reaction to what happened so far has had its effect. */
export async function settled({ ctx }: World): Promise<void> {
  await vi.waitFor(
    async () => {
      const heardKinds = ['member.followed', 'member.unfollowed']
      const open = await ctx.db
        .selectFrom('activity')
        .select('id')
        .where('kind', 'in', heardKinds)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('activity_reaction')
                .select('listener')
                .whereRef('activity_id', '=', 'activity.id')
                .where('listener', '=', 'notifications.new-follower'),
            ),
          ),
        )
        .execute()
      expect(open).toEqual([])
    },
    { timeout: 10_000 },
  )
}
