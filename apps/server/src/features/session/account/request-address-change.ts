import type { Context } from '../../../platform/context.ts'
import type { Client, SignedIn } from '../../../platform/http/requester.ts'
import { issueTicket } from '../tokens/tickets.ts'
import { isTaken } from './create-account.ts'
import { greetingName } from './greeting-name.ts'
import { proveOwner } from './prove-owner.ts'

/** New addresses that one account may ask for: each may be a stranger's, who gets a mail. */
const accountLimit = { name: 'change-address', points: 10, seconds: 3_600 }

/**
 * Mails a link to a new address, which becomes the account's when it is opened; an earlier wish ends. Whether another
 * account has the address is not told: then it looks the same, and no mail goes out.
 *
 * @throws {Failure} `wrong-password`, `too-many-requests`, `overloaded`
 */
export async function requestAddressChange(
  ctx: Context,
  { member, client }: { member: SignedIn; client: Client },
  { email, currentPassword }: { email: string; currentPassword?: string | undefined },
): Promise<void> {
  await proveOwner(ctx, { member, client }, currentPassword)
  const { loginId } = member
  await ctx.limits.of(accountLimit).consume(loginId)
  await ctx.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('ticket').where('login_id', '=', loginId).where('kind', '=', 'change-address').execute()
    if (email === member.user.email) return
    const token = await issueTicket(ctx, tx, { loginId, kind: 'change-address', email })
    if (await isTaken(tx, email)) return
    const url = `${ctx.config.publicUrl}/confirm?token=${token}`
    const firstName = await greetingName(tx, loginId)
    await ctx.mail.send(tx, 'change-address', {
      to: email,
      props: { firstName, url, newAddress: email },
      askedBy: loginId,
    })
  })
}
