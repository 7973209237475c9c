import type { Database, Tx } from '../../../platform/database/database.ts'
import type { StripeSettings } from '../environment.ts'

/** Returns the free days of an actor's next subscription: 0 for an actor who has had one. */
export async function trialDaysFor(db: Database | Tx, { trialDays }: StripeSettings, actorId: string): Promise<number> {
  if (trialDays === 0) return 0
  const earlierSubscription = await db
    .selectFrom('subscription')
    .select('id')
    .where('actor_id', '=', actorId)
    .limit(1)
    .executeTakeFirst()
  return earlierSubscription ? 0 : trialDays
}
