import { gateErrors } from '@rise/contract/errors'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'

/**
 * Shows or hides points and finished missions on the member's story.
 *
 * @throws {Failure} `forbidden` for someone who acts for no one
 */
export async function showOnStory({ db }: Context, { actorId }: SignedIn, shown: boolean): Promise<void> {
  if (actorId === null) throw new Failure(gateErrors.forbidden)
  await db
    .insertInto('mission_member')
    .values({ actor_id: actorId, on_story: shown })
    .onConflict((conflict) => conflict.column('actor_id').doUpdateSet({ on_story: shown }))
    .execute()
}
