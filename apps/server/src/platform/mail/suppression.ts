import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Database, Tx } from '../database/database.ts'
import type {} from './mail-tables.ts'

interface Suppression {
  readonly address: string
  readonly reason: 'bounced' | 'complained' | 'manual'
  readonly detail?: string | undefined
}

const LONGEST_DETAIL = 300

/**
 * Whether the suppression list blocks an email to an address. An address that bounced gets no emails at all. Other
 * addresses on the list get none with an unsubscribe link (`optional`), so that a member who reported an email as spam
 * can still reset a password.
 */
export async function isSuppressed(
  db: Database | Tx,
  { address, optional }: { address: string; optional: boolean },
): Promise<boolean> {
  const suppression = await db
    .selectFrom('mail_suppression')
    .select('reason')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst()
  return suppression !== undefined && (optional || suppression.reason === 'bounced')
}

/** Adds an address to the suppression list. If it is on the list already, only `bounced` replaces another reason. */
export async function suppress(
  { clock }: Pick<Context, 'clock'>,
  db: Database | Tx,
  { address, reason, detail }: Suppression,
): Promise<void> {
  const lower = address.toLowerCase()
  const text = detail?.slice(0, LONGEST_DETAIL) ?? null
  await sql`insert into mail_suppression (address, reason, detail, login_id, created_at)
    values (${lower}, ${reason}, ${text}, (select id from login where email = ${lower}), ${clock.now()})
    on conflict (address) do update set reason = excluded.reason, detail = excluded.detail
    where excluded.reason = 'bounced' and mail_suppression.reason <> 'bounced'`.execute(db)
}

/** Removes an address from the suppression list. Returns the reason why it was on the list; undefined if it wasn't. */
export async function allow(db: Database | Tx, address: string): Promise<Suppression['reason'] | undefined> {
  const removedRow = await db
    .deleteFrom('mail_suppression')
    .where('address', '=', address.toLowerCase())
    .returning('reason')
    .executeTakeFirst()
  return removedRow?.reason
}
