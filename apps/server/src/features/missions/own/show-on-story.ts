import type { Context } from '../../../platform/context.ts'
import type { Acting } from '../../../platform/http/requester.ts'

/** Shows or hides the member's points and finished missions on their story. */
export async function showOnStory({ db }: Context, { actorId }: Acting, shown: boolean): Promise<void> {
  await db
    .insertInto('mission_member')
    .values({ actor_id: actorId, on_story: shown })
    .onConflict((conflict) => conflict.column('actor_id').doUpdateSet({ on_story: shown }))
    .execute()
}
