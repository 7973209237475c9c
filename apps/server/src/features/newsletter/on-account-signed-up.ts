import { newsletterSources } from '@rise/contract/newsletter/endpoints'
import type { Listener } from '../../platform/activity/listener.ts'

const sources = new Set<string | null>(newsletterSources)

/**
 * Subscribes accounts that signed up through a newsletter form (section 4 of the specification). The newsletter starts
 * when the mailbox is confirmed.
 */
export const subscribeNewcomer: Listener<'account.signed-up'> = {
  name: 'newsletter.subscribe-newcomer',
  kinds: ['account.signed-up'],
  async react({ clock }, tx, { loginId }) {
    // A sign-up that was replaced meanwhile no longer exists.
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
