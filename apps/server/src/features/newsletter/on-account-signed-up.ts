import { newsletterSources } from '@rise/contract/newsletter/endpoints'
import type { Listener } from '../../platform/activity/listener.ts'

const sources = new Set<string | null>(newsletterSources)

/**
 * Section 4: signing up through one of the newsletter's forms subscribes to the newsletter, starting when the mailbox
 * is confirmed.
 */
export const subscribeNewcomer: Listener<'account.signed-up'> = {
  name: 'newsletter.subscribe-newcomer',
  kinds: ['account.signed-up'],
  async react({ clock }, tx, { loginId }) {
    // A sign-up replaced since then no longer exists.
    if (loginId === null) return
    const signUp = await tx.selectFrom('sign_up').select('source').where('login_id', '=', loginId).executeTakeFirst()
    if (!signUp || !sources.has(signUp.source)) return
    await tx
      .insertInto('newsletter_subscription')
      .values({ login_id: loginId, subscribed_at: clock.now(), unsubscribed_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
}
