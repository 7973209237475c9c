import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client } from '../../../platform/http/requester.ts'
import { noteWrongPassword } from '../passwords/failed-log-in.task.ts'
import { isPasswordOf, refuseWhenBusy } from '../passwords/hash-password.ts'
import { accountKey, networkLimit, pairKey, pairLimit, strangersLimit } from '../passwords/log-in-limits.ts'
import { signInBy } from '../tokens/sign-in-by.ts'
import type { SignInReply } from '../tokens/start-session.ts'
import { logInLinkTask, proofOf } from './log-in-link.task.ts'

/**
 * Logs in with email address and password (section 7 of the specification). The reply and its duration are the same for
 * an unknown address and a wrong password.
 *
 * After strangers have tried many passwords of an address, an attempt from a network that is new to the account doesn't
 * learn whether its password is right. Further guesses are then worthless, and the owner, who has the right password,
 * gets a link by email. No one is refused because of attempts from other networks.
 * @throws {Failure} `wrong-credentials`, `log-in-by-email`, `account-deleted`, `too-many-requests`, `overloaded`,
 * `second-factor-required`
 */
export async function logIn(
  ctx: Context,
  client: Client,
  { email, password }: { email: string; password: string },
): Promise<SignInReply> {
  refuseWhenBusy()
  await ctx.limits.of(networkLimit).consume(client.network)
  const at = ctx.clock.now()
  const login = await findLogin(ctx.db, email, client.network)
  const account = accountKey(email, login?.log_in_lock_lifted_at)
  const pair = { limit: ctx.limits.of(pairLimit), key: pairKey(client.network, account) }
  // Each attempt is counted before its password is checked, so that concurrent attempts can't exceed the limit.
  await pair.limit.consume(pair.key)
  const strangers = { limit: ctx.limits.of(strangersLimit), key: login?.known_network ? pair.key : account }
  const isAnswered = await strangers.limit.take(strangers.key)
  const isRight = await isPasswordOf(login?.password_hash, password).catch(async (error: unknown) => {
    await Promise.all([pair, strangers].map(({ limit, key }) => limit.giveBack(key)))
    throw error
  })
  if (!isAnswered) {
    const proof = isRight && login ? proofOf(login) : null
    await ctx.tasks.send(ctx.db, logInLinkTask, { email, proof })
    throw new Failure(sessionErrors['log-in-by-email'])
  }
  if (!isRight) await noteWrongPassword(ctx, { email, network: client.network, at, pair, others: strangers })
  if (!isRight || !login) throw new Failure(sessionErrors['wrong-credentials'])
  await Promise.all([pair.limit.reset(pair.key), strangers.limit.giveBack(strangers.key)])
  if (login.deleted_at !== null) throw new Failure(sessionErrors['account-deleted'])
  return signInBy(ctx, client, async (tx) => ({ loginId: (await lockUnchanged(tx, login)).id }))
}

function findLogin(db: Database, email: string, network: string) {
  return db
    .selectFrom('login')
    .leftJoin('known_network', (join) =>
      join.onRef('known_network.login_id', '=', 'login.id').on('known_network.network', '=', network),
    )
    .select(['login.id', 'login.password_hash', 'login.deleted_at', 'login.log_in_lock_lifted_at'])
    .select('known_network.network as known_network')
    .where('login.email', '=', email)
    .executeTakeFirst()
}

/**
 * Locks the login. Refuses if its password was changed or the account was deleted in the meantime, which is possible
 * because hashing takes a while.
 */
async function lockUnchanged(tx: Tx, { id, password_hash }: { id: string; password_hash: string | null }) {
  const login = await tx
    .selectFrom('login')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!login) throw new Failure(sessionErrors['wrong-credentials'])
  return login
}
