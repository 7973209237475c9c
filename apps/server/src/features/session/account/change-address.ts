import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { greetingName } from '../actors/greeting-name.ts'
import { issueTicket } from '../tokens/tickets.ts'
import { erasePending, isTaken, lockAddress } from './create-account.ts'

/**
 * Moves an account to an address whose mailbox its owner has just confirmed; `confirmLogin` follows. Notifies the old
 * address if it was confirmed, and invalidates the account's links, except those that restore a former address. An
 * unconfirmed sign-up of the new address is removed.
 * @throws {Failure} `email-taken`
 */
export async function changeAddress(ctx: Context, tx: Tx, loginId: string, email: string): Promise<void> {
  await lockAddress(tx, email)
  const login = await tx
    .selectFrom('login')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', loginId)
    .executeTakeFirstOrThrow()
  if (login.email === email) return
  await erasePending(ctx, tx, email)
  if (await isTaken(tx, email)) throw new Failure(sessionErrors['email-taken'])
  await tx.updateTable('login').set({ email }).where('id', '=', loginId).execute()
  // Links sent to the old mailbox must not open an account that has moved, because the mailbox may be a stranger's by a
  // typo. Moving an account twice must not lock out the owner of the first address.
  await tx.deleteFrom('ticket').where('login_id', '=', loginId).where('kind', '!=', 'restore-address').execute()
  if (login.email_confirmed_at !== null) await notifyOldAddress(ctx, tx, loginId, login.email, email)
}

/** Notifies the owner of the old address, who may take the account back if someone else made the change. */
async function notifyOldAddress(ctx: Context, tx: Tx, loginId: string, old: string, newAddress: string): Promise<void> {
  const token = await issueTicket(ctx, tx, { loginId, kind: 'restore-address', email: old })
  const firstName = await greetingName(tx, loginId)
  const props = { firstName, newAddress, url: `${ctx.config.publicUrl}/confirm?token=${token}` }
  await ctx.mail.send(tx, 'address-changed', { to: old, props })
}

/**
 * Moves an account back to its former address, after someone else had moved it away. Ends the account's links and
 * unlinks its Google login.
 *
 * @throws {Failure} `email-taken` if that address now belongs to another account
 */
export async function restoreAddress(ctx: Context, tx: Tx, loginId: string, email: string): Promise<void> {
  await lockAddress(tx, email)
  await erasePending(ctx, tx, email)
  const owner = await tx.selectFrom('login').select('id').where('email', '=', email).executeTakeFirst()
  if (owner && owner.id !== loginId) throw new Failure(sessionErrors['email-taken'])
  await tx.updateTable('login').set({ email, google_subject: null }).where('id', '=', loginId).execute()
  await tx.deleteFrom('ticket').where('login_id', '=', loginId).execute()
}
