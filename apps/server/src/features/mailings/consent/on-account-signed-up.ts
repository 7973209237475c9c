import type { Listener } from '../../../platform/activity/listener.ts'
import { languageToUse } from '../../../platform/language/language-to-use.ts'
import { withLanguage } from '../../../platform/language/with-language.ts'
import { writeNews } from './news-consent.ts'

/**
 * Records consent if the box was ticked at sign-up, with its wording in the language of the page. News starts when the
 * mailbox is confirmed.
 */
export const agreeAtSignUp: Listener<'account.signed-up'> = {
  name: 'mailings.agree-at-sign-up',
  kinds: ['account.signed-up'],
  async react(ctx, tx, { loginId, data }) {
    if (loginId === null || data.news !== true) return
    // A sign-up that was replaced meanwhile no longer exists.
    const login = await tx.selectFrom('login').select('language').where('id', '=', loginId).executeTakeFirst()
    if (!login) return
    const language = languageToUse([login.language], ctx.config.languages)
    await withLanguage(language, () => writeNews(ctx, tx, { loginId, agreed: true }))
  },
}
