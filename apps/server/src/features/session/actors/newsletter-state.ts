import type { AccountSettings } from '@rise/contract/session/account/shapes'
import type { Database } from '../../../platform/database/database.ts'

/** Returns the state of a login's subscription to the jobs newsletter: `pending` until the address is confirmed. */
export async function newsletterState(db: Database, loginId: string): Promise<AccountSettings['newsletter']> {
  const subscription = await db
    .selectFrom('newsletter_subscription')
    .innerJoin('login', 'login.id', 'newsletter_subscription.login_id')
    .select('login.email_confirmed_at')
    .where('login_id', '=', loginId)
    .where('unsubscribed_at', 'is', null)
    .executeTakeFirst()
  if (!subscription) return 'none'
  return subscription.email_confirmed_at === null ? 'pending' : 'subscribed'
}
