import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { LateEmail } from '../../../platform/mail/late-email.ts'
import { mayGetNews, newsLinks } from '../../mailings/index.ts'
import { greetingName } from '../../session/index.ts'
import type {} from '../emails.ts'

interface Reader {
  readonly member_id: string
  readonly login_id: string
  readonly email: string
}

/** Emails an broadcast to those of these members who agreed to news, once. Of a company, the first of the team who did. */
export async function mailBroadcast(ctx: Context, tx: Tx, id: string, memberIds: readonly string[]): Promise<void> {
  const { rows } = await sql<Reader>`
    with reader as (
      select recipient.member_id, chosen.id as login_id, chosen.email from broadcast_recipient recipient
      cross join lateral (
        select login.id, login.email from membership join login on login.id = membership.login_id
        where membership.actor_id = recipient.member_id and ${mayGetNews}
        order by membership.created_at, login.id limit 1
      ) as chosen
      where recipient.broadcast_id = ${id} and recipient.mailed_at is null
        and recipient.member_id = any(${[...memberIds]}::uuid[])
    ), noted as (
      update broadcast_recipient set mailed_at = ${ctx.clock.now()} from reader
      where broadcast_recipient.broadcast_id = ${id} and broadcast_recipient.member_id = reader.member_id
    )
    select * from reader order by member_id`.execute(tx)
  if (rows.length === 0) return
  const letters = rows.map(({ login_id: loginId, email }) => {
    const { page, oneClick } = newsLinks(ctx, loginId)
    return { to: email, props: { loginId, broadcastId: id }, unsubscribeUrl: oneClick, unsubscribePage: page }
  })
  const accepted = await ctx.mail.sendMany(tx, 'broadcast', letters)
  const mailed = accepted.filter(Boolean).length
  await tx
    .updateTable('broadcast')
    .set((eb) => ({ mailed: eb('mailed', '+', mailed) }))
    .where('id', '=', id)
    .execute()
}

/** Fills in an broadcast at the moment of sending: nothing goes to a member who no longer agrees to news. */
export const broadcastLetter: LateEmail<'broadcast'> = {
  name: 'broadcast',
  async fill({ db, config }, { loginId, broadcastId }) {
    const { rows } = await sql<{ wanted: boolean }>`
      select ${mayGetNews} as wanted from login where login.id = ${loginId}`.execute(db)
    const row = await db
      .selectFrom('broadcast')
      .select(['title', 'text', 'path'])
      .where('id', '=', broadcastId)
      .executeTakeFirst()
    if (!rows[0]?.wanted || !row) return undefined
    const { title, text, path } = row
    return {
      ...{ title, text, firstName: await greetingName(db, loginId) },
      url: path === '' ? null : config.publicUrl + path,
    }
  },
}
