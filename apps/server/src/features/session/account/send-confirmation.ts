import { platformErrors } from '@rise/contract/errors'
import { newsletterSources } from '@rise/contract/newsletter/endpoints'
import { sessionErrors } from '@rise/contract/session/errors'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { issueTicket } from '../tokens/tickets.ts'

const DAY_SECONDS = 86_400
const fromNewsletter = new Set<string | null | undefined>(newsletterSources)

/**
 * Emails the link that confirms a pending account's address. Returns false when today's maximum has already been sent.
 */
export async function sendConfirmation(
  ctx: Context,
  tx: Tx,
  { loginId, email, firstName }: { loginId: string; email: string; firstName: string },
): Promise<boolean> {
  const signUp = await tx.selectFrom('sign_up').select('source').where('login_id', '=', loginId).executeTakeFirst()
  const token = await issueTicket(ctx, tx, { loginId, kind: 'confirm-address' })
  const url = `${ctx.config.publicUrl}/confirm?token=${token}`
  return ctx.mail.send(tx, 'confirm-address', {
    to: email,
    props: { firstName, url, newsletter: fromNewsletter.has(signUp?.source) },
  })
}

/**
 * Sends the link again at the member's request.
 *
 * @throws {Failure} `nothing-to-confirm`; `too-many-requests` when today's maximum has been sent
 */
export async function resendConfirmation(ctx: Context, { loginId, user }: SignedIn): Promise<void> {
  if (user.standing !== 'pending') throw new Failure(sessionErrors['nothing-to-confirm'])
  const { email, firstName } = user
  const isSent = await ctx.db.transaction().execute((tx) => sendConfirmation(ctx, tx, { loginId, email, firstName }))
  if (isSent) return
  throw new Failure(platformErrors['too-many-requests'], {
    message: t(
      'We’ve emailed this address three times today. The link in our latest email works: check your spam folder. If it’s gone, reset your password instead.',
    ),
    retryAfterSeconds: DAY_SECONDS,
  })
}
