import { createHash } from 'node:crypto'
import { emailAddress } from '@rise/contract/texts'
import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import { mailDeletion } from '../account/delete-account.ts'
import { greetingName } from '../actors/greeting-name.ts'
import { issueAddressWithTicket } from '../tokens/exchange-ticket.ts'

/**
 * Emails the owner of an account a login link, or the link that restores a deleted account, after a login whose reply
 * didn't reveal whether the password was right. Sends nothing if `proof` is null: the password was wrong, or the
 * address is unknown. The request does the same in all cases; only this task knows the difference.
 */
export const logInLinkTask: Task<{ email: string; proof: string | null }> = {
  name: 'log-in-link',
  data: z.object({ email: emailAddress, proof: z.string().nullable() }),
  async handle(ctx, { email, proof }) {
    if (proof === null) return
    await ctx.db.transaction().execute(async (tx) => {
      const login = await tx
        .selectFrom('login')
        .select(['id', 'email', 'password_hash', 'deleted_at'])
        .where('email', '=', email)
        .forUpdate()
        .executeTakeFirst()
      // A former password proves nothing.
      if (!login || proofOf(login) !== proof) return
      if (login.deleted_at !== null) return mailDeletion(ctx, tx, { ...login, deletedAt: login.deleted_at })
      const props = {
        firstName: await greetingName(tx, login.id),
        url: await issueAddressWithTicket(ctx, tx, login.id, '/settings'),
      }
      await ctx.mail.send(tx, 'log-in-link', { to: login.email, props })
    })
  },
}

/** Returns a mark that differs between an account's passwords and reveals nothing about them. */
export function proofOf({ password_hash }: { readonly password_hash: string | null }): string {
  return createHash('sha256')
    .update(password_hash ?? '')
    .digest('base64url')
}
