import type { Listener } from '../../../platform/activity/listener.ts'
import { writeNews } from './news-consent.ts'

/** Records the agreement of a sign-up whose box was ticked. News starts when the mailbox is confirmed. */
export const agreeAtSignUp: Listener<'account.signed-up'> = {
  name: 'mailings.agree-at-sign-up',
  kinds: ['account.signed-up'],
  async react(ctx, tx, { loginId, data }) {
    if (loginId === null || data.news !== true) return
    // A sign-up replaced since then no longer exists.
    const there = await tx.selectFrom('login').select('id').where('id', '=', loginId).executeTakeFirst()
    if (there) await writeNews(ctx, tx, { loginId, agreed: true })
  },
}
