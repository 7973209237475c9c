import type { Database, Tx } from '../../../platform/database/database.ts'
import type { StripeSettings } from '../environment.ts'

/** Returns how many days an actor's next subscription costs nothing: 0 for anyone who has had one. */
export async function trialDaysFor(db: Database | Tx, { trialDays }: StripeSettings, actorId: string): Promise<number> {
  if (trialDays === 0) return 0
  const had = await db
    .selectFrom('subscription')
    .select('id')
    .where('actor_id', '=', actorId)
    .limit(1)
    .executeTakeFirst()
  return had ? 0 : trialDays
}
