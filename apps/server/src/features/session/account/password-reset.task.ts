import { emailAddress } from '@rise/contract/texts'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { withLanguage } from '../../../platform/language/with-language.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { greetingName } from '../actors/greeting-name.ts'
import { issueTicket } from '../tokens/tickets.ts'
import { mailDeletion } from './delete-account.ts'

/**
 * Emails how to get back into the account of an address: the link to set a password, the link that restores a deleted
 * account, or the information that there is no account. The address is looked up in this task rather than in the
 * request, so that the request takes equally long for all addresses. `language` is that of the request.
 */
export const passwordResetTask: Task<{ email: string; language?: string | undefined }> = {
  name: 'password-reset',
  data: z.object({ email: emailAddress, language: z.string().optional() }),
  async handle(ctx, { email, language }) {
    const mail = () => ctx.db.transaction().execute((tx) => mailReset(ctx, tx, email))
    await (language === undefined ? mail() : withLanguage(language, mail))
  },
}

/** Emails the link for the account's state. Returns false if today's maximum of these emails has already been sent. */
export async function mailReset(ctx: Context, tx: Tx, email: string): Promise<boolean> {
  const { publicUrl } = ctx.config
  const login = await tx
    .selectFrom('login')
    .select(['id', 'email', 'deleted_at'])
    .where('email', '=', email)
    // The ticket must not be for an account that is being erased or deleted.
    .forUpdate()
    .executeTakeFirst()
  if (!login) {
    const url = `${publicUrl}/login?portal=professionals&mode=signup`
    return ctx.mail.send(tx, 'reset-unknown', { to: email, props: { url } })
  }
  if (login.deleted_at !== null) return mailDeletion(ctx, tx, { ...login, deletedAt: login.deleted_at })
  const token = await issueTicket(ctx, tx, { loginId: login.id, kind: 'reset-password' })
  const props = { firstName: await greetingName(tx, login.id), url: `${publicUrl}/reset?token=${token}` }
  return ctx.mail.send(tx, 'reset-password', { to: email, props })
}
