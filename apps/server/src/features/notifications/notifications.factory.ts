import { expect, vi } from 'vitest'
import type { World } from '../../../test/world.ts'
import { notificationListeners } from './listeners.ts'

/** Every reaction to what happened so far has had its effect. */
export async function settled({ ctx }: World): Promise<void> {
  await vi.waitFor(
    async () => {
      for (const { name, kinds } of notificationListeners) {
        const open = await ctx.db
          .selectFrom('activity')
          .select('id')
          .where('kind', 'in', kinds)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('activity_reaction')
                  .select('listener')
                  .whereRef('activity_id', '=', 'activity.id')
                  .where('listener', '=', name),
              ),
            ),
          )
          .execute()
        expect(open).toEqual([])
      }
    },
    { timeout: 10_000 },
  )
}
