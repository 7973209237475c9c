import { mailingsErrors } from '@rise/contract/mailings/endpoints'
import type { SuppressedAddress } from '@rise/contract/mailings/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { allow, suppress } from '../../../platform/mail/suppression.ts'
import { recordAct } from '../../session/index.ts'

const MOST_ADDRESSES = 200

/** Returns the addresses that get no emails, newest first. */
export async function listSuppressed({ db }: Context, q = ''): Promise<SuppressedAddress[]> {
  let query = db.selectFrom('mail_suppression').select(['address', 'reason', 'detail', 'created_at'])
  if (q !== '') query = query.where(sql<boolean>`strpos(address, ${q.toLowerCase()}) > 0`)
  const rows = await query.orderBy('created_at', 'desc').orderBy('address').limit(MOST_ADDRESSES).execute()
  return rows.map(({ address, reason, detail, created_at: at }) => ({
    address,
    reason,
    detail,
    createdAt: at.toISOString(),
  }))
}

/** Suppresses an address. An address that is already suppressed keeps its reason. */
export async function suppressAddress(ctx: Context, admin: Admin, address: string): Promise<SuppressedAddress> {
  return ctx.db.transaction().execute(async (tx) => {
    await suppress(ctx, tx, { address, reason: 'manual' })
    const subject = { id: ctx.newId(), name: 'an address' }
    await recordAct(ctx, tx, { act: 'address.suppressed', by: admin.loginId, subject })
    const row = await tx
      .selectFrom('mail_suppression')
      .select(['address', 'reason', 'detail', 'created_at'])
      .where('address', '=', address)
      .executeTakeFirstOrThrow()
    const { created_at: at, ...rest } = row
    return { ...rest, createdAt: at.toISOString() }
  })
}

/**
 * Removes an address from the suppressed ones.
 *
 * @throws {Failure} `address-not-suppressed`
 */
export async function allowAddress(ctx: Context, admin: Admin, address: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const reason = await allow(tx, address)
    if (reason === undefined) throw new Failure(mailingsErrors['address-not-suppressed'])
    const subject = { id: ctx.newId(), name: 'an address' }
    const before = { reason }
    await recordAct(ctx, tx, { act: 'address.allowed', by: admin.loginId, subject, before })
  })
}
