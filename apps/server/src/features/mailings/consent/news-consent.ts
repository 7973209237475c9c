import { mailingsErrors } from '@rise/contract/mailings/endpoints'
import type { News } from '@rise/contract/mailings/shapes'
import { newsWording } from '@rise/contract/mailings/words'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type {} from '../tables.ts'
import { readNewsToken } from './news-token.ts'

/** Returns a login's consent to news by email. */
export async function getNews({ db }: Pick<Context, 'db'>, loginId: string): Promise<News> {
  const consent = await db
    .selectFrom('news_consent')
    .select(['agreed_at', 'wording', 'counts_clicks'])
    .where('login_id', '=', loginId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return {
    agreed: consent !== undefined,
    since: consent?.agreed_at.toISOString() ?? null,
    wording: consent?.wording ?? t(newsWording),
    countsClicks: consent?.counts_clicks ?? false,
  }
}

/**
 * Records consent to news with its time and wording, or its withdrawal, which also stops counting clicks. Idempotent.
 */
export async function writeNews(
  { clock }: Pick<Context, 'clock'>,
  db: Database | Tx,
  { loginId, agreed, countsClicks }: { loginId: string; agreed: boolean; countsClicks?: boolean | undefined },
): Promise<void> {
  const now = clock.now()
  if (!agreed) {
    await db
      .updateTable('news_consent')
      .set({ withdrawn_at: now, counts_clicks: false })
      .where('login_id', '=', loginId)
      .where('withdrawn_at', 'is', null)
      .execute()
    return
  }
  const consent = { agreed_at: now, wording: t(newsWording), withdrawn_at: null }
  await db
    .insertInto('news_consent')
    .values({ login_id: loginId, ...consent })
    .onConflict((conflict) =>
      conflict.column('login_id').doUpdateSet(consent).where('news_consent.withdrawn_at', 'is not', null),
    )
    .execute()
  if (countsClicks === undefined) return
  await db.updateTable('news_consent').set({ counts_clicks: countsClicks }).where('login_id', '=', loginId).execute()
}

/**
 * Records or withdraws the consent to news, like `writeNews`, by the signed link in an email and without a login.
 * Returns the email address; empty if the account was deleted.
 * @throws {Failure} `news-link-not-valid`
 */
export async function writeNewsByLink(ctx: Context, token: string, agreed: boolean): Promise<string> {
  const loginId = readNewsToken(ctx, token)
  if (loginId === undefined) throw new Failure(mailingsErrors['news-link-not-valid'])
  const login = await ctx.db.selectFrom('login').select('email').where('id', '=', loginId).executeTakeFirst()
  if (!login) return ''
  await writeNews(ctx, ctx.db, { loginId, agreed })
  return login.email
}
