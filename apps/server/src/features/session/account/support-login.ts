import { platformErrors } from '@rise/contract/errors'
import { sessionErrors } from '@rise/contract/session/errors'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { greetingName } from '../actors/greeting-name.ts'
import { unlistActors } from '../actors/unlist-actors.ts'
import { endSessions } from '../tokens/end-sessions.ts'
import { listActors } from './confirm-address.ts'
import { lockAddress } from './create-account.ts'
import { mailDeletion } from './delete-account.ts'
import { mailReset } from './password-reset.task.ts'
import { sendConfirmation } from './send-confirmation.ts'

const DAY_SECONDS = 86_400

function refuseFurther(sent: boolean): void {
  if (sent) return
  throw new Failure(platformErrors['too-many-requests'], {
    message: t('This address has had three of these emails today. Try again tomorrow.'),
    retryAfterSeconds: DAY_SECONDS,
  })
}

/**
 * Emails a pending account its confirmation link again. The caller has locked the login.
 * @throws {Failure} `too-many-requests` if today's maximum has been sent
 */
export async function mailConfirmation(ctx: Context, tx: Tx, loginId: string, email: string): Promise<void> {
  refuseFurther(await sendConfirmation(ctx, tx, { loginId, email, firstName: await greetingName(tx, loginId) }))
}

/**
 * Emails an account the link to set a password; a deleted one, the link that restores it.
 *
 * @throws {Failure} `too-many-requests` when today's maximum has been sent
 */
export async function mailPasswordLink(ctx: Context, tx: Tx, email: string): Promise<void> {
  refuseFurther(await mailReset(ctx, tx, email))
}

/**
 * Emails an account a link to the page where its data can be downloaded after logging in; no one else gets the file.
 * @throws {Failure} `too-many-requests` if today's maximum has been sent
 */
export async function mailDataLink(ctx: Context, tx: Tx, loginId: string, email: string): Promise<void> {
  const url = `${ctx.config.publicUrl}/login?next=%2Fsettings`
  const props = { firstName: await greetingName(tx, loginId), url }
  refuseFurther(await ctx.mail.send(tx, 'account-data', { to: email, props }))
}

/**
 * Moves an account that never confirmed its address to the intended address, and emails the link there. The links to
 * the former address become invalid, because it may be a stranger's. The caller has locked the login and checked that
 * it is unconfirmed.
 * @throws {Failure} `email-taken` if any account has the address
 */
export async function correctAddress(ctx: Context, tx: Tx, loginId: string, email: string): Promise<void> {
  await lockAddress(tx, email)
  const otherLogin = await tx.selectFrom('login').select('id').where('email', '=', email).executeTakeFirst()
  if (otherLogin) throw new Failure(sessionErrors['email-taken'])
  await tx.updateTable('login').set({ email }).where('id', '=', loginId).execute()
  await tx.deleteFrom('ticket').where('login_id', '=', loginId).execute()
  await sendConfirmation(ctx, tx, { loginId, email, firstName: await greetingName(tx, loginId) })
}

/** The account's owner. */
interface Account {
  readonly loginId: string
  readonly actorId: string | null
}

/**
 * Deletes an account as its owner would: hides it, ends its sessions, and emails how to restore it within the grace
 * period, after which it is erased. Returns false and changes nothing if it is already deleted.
 */
export async function deleteLogin(ctx: Context, tx: Tx, { loginId, actorId }: Account): Promise<boolean> {
  const deletedAt = ctx.clock.now()
  const login = await tx
    .updateTable('login')
    .set({ deleted_at: deletedAt })
    .where('id', '=', loginId)
    .where('deleted_at', 'is', null)
    .returning(['id', 'email'])
    .executeTakeFirst()
  if (!login) return false
  await unlistActors(tx, loginId)
  await endSessions(tx, loginId)
  await mailDeletion(ctx, tx, { ...login, deletedAt })
  await ctx.activity.record(tx, { kind: 'account.deleted', loginId, ...(actorId !== null && { actorId }), data: {} })
  return true
}

/** Restores a deleted account that isn't erased yet. Returns false and changes nothing if it is not deleted. */
export async function undeleteLogin(ctx: Context, tx: Tx, { loginId, actorId }: Account): Promise<boolean> {
  const login = await tx
    .updateTable('login')
    .set({ deleted_at: null })
    .where('id', '=', loginId)
    .where('deleted_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!login) return false
  await tx.deleteFrom('ticket').where('login_id', '=', loginId).where('kind', '=', 'restore-account').execute()
  await listActors(tx, loginId)
  await ctx.activity.record(tx, { kind: 'account.restored', loginId, ...(actorId !== null && { actorId }), data: {} })
  return true
}
