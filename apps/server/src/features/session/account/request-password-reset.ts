import type { Context } from '../../../platform/context.ts'
import type { Client } from '../../../platform/http/requester.ts'
import { languageOfWork } from '../../../platform/language/with-language.ts'
import { passwordResetTask } from './password-reset.task.ts'

const HOUR = 3_600
/**
 * The limit of requests for one address from one network. Requests from other networks are not counted together with
 * these.
 */
const pairLimit = { name: 'reset-pair', points: 5, seconds: HOUR }

/**
 * Requests an email with a way back into the account of an address. Does the same, and takes equally long, whether or
 * not there is an account, because all work that depends on it happens in the task.
 * @throws {Failure} `too-many-requests`
 */
export async function requestPasswordReset(ctx: Context, client: Client, email: string): Promise<void> {
  await ctx.limits.of(pairLimit).consume(`${client.network} ${email}`)
  await ctx.tasks.send(ctx.db, passwordResetTask, { email, language: languageOfWork() }, { deduplicationKey: email })
}
