import type { Context } from '../../../platform/context.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { greetingName } from '../actors/greeting-name.ts'
import { issueTicket } from '../tokens/tickets.ts'

/** Emails the account's owner a link that deletes the account; the link proves the owner without a password. */
export async function requestDeletionLink(ctx: Context, { loginId, user }: SignedIn): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const token = await issueTicket(ctx, tx, { loginId, kind: 'delete-account' })
    const props = {
      firstName: await greetingName(tx, loginId),
      url: `${ctx.config.publicUrl}/delete-account?token=${token}`,
    }
    await ctx.mail.send(tx, 'delete-account', { to: user.email, props })
  })
}
