import type { Context } from '../../../platform/context.ts'
import type { Client } from '../../../platform/http/requester.ts'
import { passwordResetTask } from './password-reset.task.ts'

const HOUR = 3_600
/** Requests for one address from one network: nobody else is counted with them. */
const pairLimit = { name: 'reset-pair', points: 5, seconds: HOUR }

/**
 * Has a mail sent that leads back into the account of an address. It does the same, and takes alike, whether or not
 * there is an account: all that depends on it is the task's.
 *
 * @throws {Failure} `too-many-requests`
 */
export async function requestPasswordReset(ctx: Context, client: Client, email: string): Promise<void> {
  await ctx.limits.of(pairLimit).consume(`${client.network} ${email}`)
  await ctx.tasks.send(ctx.db, passwordResetTask, { email }, { deduplicationKey: email })
}
