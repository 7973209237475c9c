import type { Listener } from '../../../platform/activity/listener.ts'
import { writeNews } from './news-consent.ts'

/** Records consent if the box was ticked at sign-up. News starts when the mailbox is confirmed. */
export const agreeAtSignUp: Listener<'account.signed-up'> = {
  name: 'mailings.agree-at-sign-up',
  kinds: ['account.signed-up'],
  async react(ctx, tx, { loginId, data }) {
    if (loginId === null || data.news !== true) return
    // A sign-up that was replaced meanwhile no longer exists.
    const login = await tx.selectFrom('login').select('id').where('id', '=', loginId).executeTakeFirst()
    if (login) await writeNews(ctx, tx, { loginId, agreed: true })
  },
}
