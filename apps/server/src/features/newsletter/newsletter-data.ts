import { type AccountDataPart, asJson } from '../session/index.ts'

/** Since when an account has the newsletter, and since when no longer; for the download of one's data. */
export const newsletterData: AccountDataPart = {
  name: 'newsletter',
  collect: async ({ db }, { loginId }) =>
    asJson(
      await db
        .selectFrom('newsletter_subscription')
        .select(['subscribed_at', 'unsubscribed_at'])
        .where('login_id', '=', loginId)
        .executeTakeFirst(),
    ),
}
