import type { Context } from '../../../platform/context.ts'
import type { Client, SignedIn } from '../../../platform/http/requester.ts'
import { greetingName } from '../actors/greeting-name.ts'
import { issueTicket } from '../tokens/tickets.ts'
import { isTaken } from './create-account.ts'
import { proveOwner } from './prove-owner.ts'

/** Limits the emails that one account can send to addresses that may belong to strangers. */
const accountLimit = { name: 'change-address', points: 10, seconds: 3_600 }

/**
 * Emails a link to a new address. The address becomes the account's when the link is opened. Cancels an earlier
 * request; for the account's own address, does nothing else. Doesn't reveal whether another account has the address:
 * the reply is then the same, but no email is sent.
 * @throws {Failure} `wrong-password`, `too-many-requests`, `overloaded`; `sign-in-required` if the session has ended
 * since the request began
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
