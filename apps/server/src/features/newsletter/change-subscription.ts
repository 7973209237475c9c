import { newsletterErrors } from '@rise/contract/newsletter/endpoints'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { actorOfLogin } from '../session/index.ts'
import type {} from './activities.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

/** Subscribes or unsubscribes the member, and returns the new state. Idempotent. */
export async function changeSubscription(
  ctx: Context,
  { loginId, standing }: Acting,
  subscribed: boolean,
): Promise<'none' | 'pending' | 'subscribed'> {
  await write(ctx, loginId, subscribed)
  if (!subscribed) return 'none'
  return standing === 'pending' ? 'pending' : 'subscribed'
}

/**
 * Subscribes or unsubscribes by the signed link in an email, without a login. Returns the email address; empty if the
 * account was deleted.
 *
 * @throws {Failure} `unsubscribe-link-not-valid`
 */
export async function changeSubscriptionByLink(ctx: Context, token: string, subscribed: boolean): Promise<string> {
  const loginId = readUnsubscribeToken(ctx, token)
  if (loginId === undefined) throw new Failure(newsletterErrors['unsubscribe-link-not-valid'])
  const login = await ctx.db.selectFrom('login').select('email').where('id', '=', loginId).executeTakeFirst()
  if (!login) return ''
  await write(ctx, loginId, subscribed)
  return login.email
}

async function write(ctx: Context, loginId: string, subscribed: boolean): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    if (!subscribed) {
      const end = { unsubscribed_at: now }
      await tx.updateTable('newsletter_subscription').set(end).where('login_id', '=', loginId).execute()
      return
    }
    const insertedSubscription = await tx
      .insertInto('newsletter_subscription')
      .values({ login_id: loginId, subscribed_at: now, unsubscribed_at: null })
      .onConflict((conflict) =>
        conflict
          .column('login_id')
          .doUpdateSet({ unsubscribed_at: null })
          .where('newsletter_subscription.unsubscribed_at', 'is not', null),
      )
      .returning('login_id')
      .executeTakeFirst()
    if (!insertedSubscription) return
    const actorId = await actorOfLogin(tx, loginId)
    await ctx.activity.record(tx, { kind: 'newsletter.subscribed', loginId, ...(actorId && { actorId }), data: {} })
  })
}
