import { platformErrors } from '@rise/contract/errors'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { PublicFile } from '../../../platform/http/files.ts'
import { readSignedText, signText } from '../../../platform/secrets/signed-text.ts'
import type {} from '../tables.ts'

const PURPOSE = 'mail-click'
/** Links with more characters than this are not rewritten, because the result is too long for some mail programs. */
const LONGEST_LINK = 1_000

/** Returns a function that rewrites an email's links to count clicks; undefined if the member doesn't allow it. */
export async function clickLinks(
  { db, keys, config }: Context,
  { loginId, mailId }: { readonly loginId: string; readonly mailId: string },
): Promise<((url: string) => string) | undefined> {
  const consent = await db
    .selectFrom('news_consent')
    .select('counts_clicks')
    .where('login_id', '=', loginId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!consent?.counts_clicks) return undefined
  const key = keys.derive(PURPOSE)
  return (url) => {
    if (!/^https?:/i.test(url) || url.length > LONGEST_LINK) return url
    const token = Buffer.from(signText(key, `${mailId} ${url}`)).toString('base64url')
    return `${config.publicUrl}/mail-links/${token}.html`
  }
}

/** Rewrites the links of sanitised HTML. */
export function withClickLinks(html: string, count: (url: string) => string): string {
  return html.replaceAll(/ href="([^"]*)"/g, (_, href: string) => ` href="${count(href.replaceAll('&amp;', '&'))}"`)
}

/**
 * Redirects to the target of an email's signed link. If the member still allows it, records the first click on any link
 * of the email, but neither the link nor the click's origin.
 */
export const clickFile: PublicFile = {
  path: '/mail-links/{token}.html',
  type: 'text/html; charset=utf-8',
  cacheSeconds: 5,
  noindex: true,
  async make(ctx, { params: { token = '' } }) {
    const signedText = readSignedText(ctx.keys.derive(PURPOSE), Buffer.from(token, 'base64url').toString('utf8'))
    const at = signedText?.indexOf(' ') ?? -1
    if (signedText === undefined || at === -1) throw new Failure(platformErrors['not-found'])
    await sql`
      update mail set clicked_at = ${ctx.clock.now()}
      where id = ${signedText.slice(0, at)}::uuid and clicked_at is null and exists (
        select from login join news_consent on news_consent.login_id = login.id
        where lower(login.email) = lower(mail.to_address) and counts_clicks and withdrawn_at is null)`.execute(ctx.db)
    return { movedTo: signedText.slice(at + 1), temporary: true }
  },
}
