import type { Onboarding } from '@rise/contract/onboarding/shapes'
import type { Context } from '../../platform/context.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { presentOnboarding } from './present-onboarding.ts'

/** Returns the acting professional's onboarding progress; null if there is none. */
export async function findOnboarding({ db }: Context, { actorId }: Acting): Promise<Onboarding | null> {
  const row = await db.selectFrom('onboarding').selectAll().where('actor_id', '=', actorId).executeTakeFirst()
  return row ? presentOnboarding(row) : null
}
