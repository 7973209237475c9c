import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { LateEmail } from '../../../platform/mail/late-email.ts'
import { clickLinks, countSkipped, holdNews, mayGetNews, type NewsOutcome, sendNews } from '../../mailings/index.ts'
import { greetingName } from '../../session/index.ts'
import type {} from '../emails.ts'

interface Reader {
  readonly login_id: string
  readonly email: string
}

/**
 * Emails a broadcast, once, to the members who agreed to news. For a company, emails the first team member who agreed.
 * Quiet hours delay the email. Readers who have reached the weekly maximum, and those whose email is refused because
 * they get too many, are skipped; their number is stored.
 */
export async function mailBroadcast(
  ctx: Context,
  tx: Tx,
  id: string,
  members: readonly { readonly memberId: string }[],
): Promise<void> {
  const memberIds = members.map(({ memberId }) => memberId)
  const { rows } = await sql<Reader>`
    with reader as (
      select recipient.member_id, chosen.id as login_id, chosen.email from broadcast_recipient recipient
      cross join lateral (
        select login.id, login.email from membership join login on login.id = membership.login_id
        where membership.actor_id = recipient.member_id and ${mayGetNews}
        order by membership.created_at, login.id limit 1
      ) as chosen
      where recipient.broadcast_id = ${id} and recipient.mailed_at is null
        and recipient.member_id = any(${memberIds}::uuid[])
    ), noted as (
      update broadcast_recipient set mailed_at = ${ctx.clock.now()} from reader
      where broadcast_recipient.broadcast_id = ${id} and broadcast_recipient.member_id = reader.member_id
    )
    select login_id, email from reader order by member_id`.execute(tx)
  await mailReaders(ctx, tx, id, rows)
}

/**
 * Emails a broadcast to readers whose quiet hours delayed it and who still agree to news. The caller must hold the lock
 * of the broadcast's row.
 */
export async function mailHeldReaders(ctx: Context, tx: Tx, id: string, loginIds: readonly string[]): Promise<void> {
  const { rows } = await sql<Reader>`
    select login.id as login_id, login.email from login
    where login.id = any(${[...loginIds]}::uuid[]) and ${mayGetNews} order by login.id`.execute(tx)
  await mailReaders(ctx, tx, id, rows)
}

async function mailReaders(ctx: Context, tx: Tx, id: string, readers: readonly Reader[]): Promise<void> {
  const letters = readers.map(({ login_id: loginId, email: to }) => ({
    ...{ loginId, to, thingId: id },
    props: { loginId, broadcastId: id },
  }))
  const outcomes = await sendNews(ctx, tx, 'broadcast', letters)
  const count = (...kinds: NewsOutcome['kind'][]) => outcomes.filter(({ kind }) => kinds.includes(kind)).length
  await holdNews(
    tx,
    outcomes.flatMap((outcome, index) => {
      const loginId = readers[index]?.login_id
      return outcome.kind === 'quiet' && loginId !== undefined ? [{ thingId: id, loginId, until: outcome.until }] : []
    }),
  )
  await countSkipped(tx, id, count('full', 'refused'))
  const mailedCount = count('sent')
  if (mailedCount === 0) return
  await tx
    .updateTable('broadcast')
    .set((eb) => ({ mailed: eb('mailed', '+', mailedCount) }))
    .where('id', '=', id)
    .execute()
}

/** Fills in a broadcast's email when it is sent. Members who no longer agree to news get none. */
export const broadcastLetter: LateEmail<'broadcast'> = {
  name: 'broadcast',
  async fill(ctx, { loginId, broadcastId }, mailId) {
    const { db, config } = ctx
    const { rows } = await sql<{ wanted: boolean }>`
      select ${mayGetNews} as wanted from login where login.id = ${loginId}`.execute(db)
    const row = await db
      .selectFrom('broadcast')
      .select(['title', 'text', 'path'])
      .where('id', '=', broadcastId)
      .executeTakeFirst()
    if (!rows[0]?.wanted || !row) return undefined
    const { title, text, path } = row
    const url = path === '' ? null : config.publicUrl + path
    const count = await clickLinks(ctx, { loginId, mailId })
    return {
      ...{ title, text, firstName: await greetingName(db, loginId) },
      url: url !== null && count ? count(url) : url,
    }
  },
}
