import { gateErrors } from '@rise/contract/errors'
import { sessionErrors } from '@rise/contract/session/errors'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client, SignedIn } from '../../../platform/http/requester.ts'
import { noteWrongPassword } from '../passwords/failed-log-in.task.ts'
import { isPasswordOf } from '../passwords/hash-password.ts'
import { accountKey, pairKey, pairLimit } from '../passwords/log-in-limits.ts'

/** The limit of wrong passwords in one session, from any network. */
const sessionLimit = { name: 'present-password', points: 10, seconds: 3_600 }
const RECENT_MS = 600_000

/** The account at the time of the proof. Use the `password_hash` as a condition when writing. */
export interface ProvenOwner {
  readonly passwordHash: string | null
  /** Whether the owner knows the password, rather than having no password or a generated one. */
  readonly hasPassword: boolean
}

/**
 * Ensures that the holder of a session is the account's owner, before actions that a stolen session must not allow. The
 * proof is the current password or, for an account without a password that its owner knows, a session that has just
 * begun. Wrong passwords count as in logins.
 * @throws {Failure} `wrong-password`, `too-many-requests`, `overloaded`; `sign-in-required` if the session has ended
 * since the request began
 */
export async function proveOwner(
  ctx: Context,
  { member, client }: { member: SignedIn; client: Client },
  password: string | undefined,
): Promise<ProvenOwner> {
  const { email } = member.user
  const at = ctx.clock.now()
  const { passwordHash, generated, signedInAt, liftedAt } = await findProof(ctx, member)
  if (passwordHash === null || generated) {
    if (ctx.clock.now().getTime() - signedInAt.getTime() <= RECENT_MS) {
      return { passwordHash, hasPassword: false }
    }
    const message = t(
      'Log in again first: without a password, this can be done within ten minutes of logging in. Or choose a password in Settings.',
    )
    throw new Failure(sessionErrors['wrong-password'], { message })
  }
  if (password === undefined) throw wrongPassword(t('Enter your current password.'))
  const pair = { limit: ctx.limits.of(pairLimit), key: pairKey(client.network, accountKey(email, liftedAt)) }
  const counts = [pair, { limit: ctx.limits.of(sessionLimit), key: member.sessionId }]
  // Counted before the password is checked, so that only a limited number of concurrent guesses is checked.
  for (const { limit, key } of counts) await limit.consume(key)
  if (!(await isPasswordOf(passwordHash, password))) {
    await noteWrongPassword(ctx, { email, network: client.network, at, pair })
    throw wrongPassword(sessionErrors['wrong-password'].message())
  }
  await Promise.all(counts.map(({ limit, key }) => limit.reset(key)))
  return { passwordHash, hasPassword: true }
}

function wrongPassword(message: string): Failure {
  return new Failure(sessionErrors['wrong-password'], { message, fields: { 'body.currentPassword': message } })
}

async function findProof({ db }: Context, { sessionId }: SignedIn) {
  const proof = await db
    .selectFrom('session')
    .innerJoin('login', 'login.id', 'session.login_id')
    .select([
      'login.password_hash as passwordHash',
      'login.password_generated as generated',
      'session.created_at as signedInAt',
      'login.log_in_lock_lifted_at as liftedAt',
    ])
    .where('session.id', '=', sessionId)
    .executeTakeFirst()
  if (!proof) throw new Failure(gateErrors['sign-in-required'])
  return proof
}
