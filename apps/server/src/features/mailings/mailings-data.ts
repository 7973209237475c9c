import { type AccountDataPart, asJson } from '../session/index.ts'

/** An account's consents and sequences, for the download of its own data. */
export const mailingsData: readonly AccountDataPart[] = [
  {
    name: 'news',
    collect: async ({ db }, { loginId }) =>
      asJson(
        await db
          .selectFrom('news_consent')
          .select(['agreed_at', 'wording', 'withdrawn_at', 'counts_clicks'])
          .where('login_id', '=', loginId)
          .executeTakeFirst(),
      ),
  },
  {
    name: 'sequences',
    collect: async ({ db }, { loginId }) =>
      asJson(
        await db
          .selectFrom('mail_run')
          .innerJoin('mail_sequence', 'mail_sequence.id', 'mail_run.sequence_id')
          .select(['mail_sequence.name', 'mail_run.state', 'mail_run.entered_at'])
          .where('mail_run.login_id', '=', loginId)
          .orderBy('mail_run.entered_at', 'desc')
          .execute(),
      ),
  },
]
