import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'

/** Asks for subscriptions whose turn it is, of confirmed accounts in good standing. */
export function dueSubscriptions(db: Database | Tx, { clock }: Pick<Context, 'clock'>) {
  return db
    .selectFrom('newsletter_subscription as subscription')
    .innerJoin('login', 'login.id', 'subscription.login_id')
    .where('subscription.unsubscribed_at', 'is', null)
    .where(sql<boolean>`(subscription.turn_at is null or subscription.turn_at <= ${clock.now()})`)
    .where('login.email_confirmed_at', 'is not', null)
    .where('login.suspended_at', 'is', null)
    .where('login.deleted_at', 'is', null)
}
