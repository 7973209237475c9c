import { type AccountDataPart, asJson } from '../session/index.ts'

/** The times when an account subscribed and unsubscribed, for the download of its own data. */
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
