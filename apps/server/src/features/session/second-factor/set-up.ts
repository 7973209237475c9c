import { randomBytes } from 'node:crypto'
import { sessionErrors } from '@rise/contract/session/errors'
import type { SecondFactor, SecondFactorSetup } from '@rise/contract/session/second-factor/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client, SignedIn } from '../../../platform/http/requester.ts'
import { sealText } from '../../../platform/secrets/sealed-text.ts'
import { proveOwner } from '../account/prove-owner.ts'
import { endSessions } from '../tokens/end-sessions.ts'
import { endTickets } from '../tokens/tickets.ts'
import { SECRET_KEY, withCode } from './check-code.ts'
import { mailSecondFactor } from './mail-second-factor.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { otpauthUri, toBase32 } from './totp.ts'

/** The number of bytes of a secret, which is the length of the MAC (RFC 4226, 4). */
const SECRET_BYTES = 20

/** Returns since when two-step verification is on, how many recovery codes are left, and whether it is required. */
export async function getSecondFactor(ctx: Context, member: SignedIn): Promise<SecondFactor> {
  const { loginId } = member
  const factor = await ctx.db
    .selectFrom('second_factor')
    .select((eb) => [
      'confirmed_at',
      eb
        .selectFrom('recovery_code')
        .select((codes) => codes.fn.countAll<string>().as('left'))
        .whereRef('recovery_code.login_id', '=', 'second_factor.login_id')
        .as('left'),
    ])
    .where('login_id', '=', loginId)
    .executeTakeFirst()
  return {
    since: factor?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: Number(factor?.left ?? 0),
    required: isRequired(ctx, member),
  }
}

/** Whether two-step verification is required, as for admins on a live site. */
function isRequired({ config }: Context, { role }: SignedIn): boolean {
  return config.mode === 'live' && role.startsWith('admin')
}

/**
 * Returns a new secret for an authenticator app. Nothing changes until a first code has proven that the app has it.
 *
 * @throws {Failure} `second-factor-on`, `wrong-password`, `too-many-requests`, `overloaded`; `sign-in-required` if the
 * session has ended since the request began
 */
export async function beginSecondFactor(
  ctx: Context,
  { member, client }: { member: SignedIn; client: Client },
  password: string | undefined,
): Promise<SecondFactorSetup> {
  if (member.secondFactor) throw new Failure(sessionErrors['second-factor-on'])
  await proveOwner(ctx, { member, client }, password)
  const secret = toBase32(randomBytes(SECRET_BYTES))
  const newColumns = { secret: sealText(ctx.keys.derive(SECRET_KEY), secret), created_at: ctx.clock.now() }
  const pendingFactor = await ctx.db
    .insertInto('second_factor')
    .values({ login_id: member.loginId, confirmed_at: null, ...newColumns })
    .onConflict((conflict) =>
      conflict.column('login_id').doUpdateSet(newColumns).where('second_factor.confirmed_at', 'is', null),
    )
    .returning('login_id')
    .executeTakeFirst()
  if (!pendingFactor) throw new Failure(sessionErrors['second-factor-on'])
  const { name: issuer } = ctx.brand
  return { secret, uri: otpauthUri(secret, { issuer, account: member.user.email }) }
}

/**
 * Turns two-step verification on with a first code, and returns the recovery codes. Ends all other sessions and login
 * links, whose holders have not entered a code.
 *
 * @throws {Failure} `second-factor-on`, `second-factor-off`, `wrong-code`, `code-used`, `too-many-requests`
 */
export async function confirmSecondFactor(ctx: Context, member: SignedIn, code: string): Promise<string[]> {
  const { loginId, sessionId } = member
  return withCode(ctx, { loginId, code, state: 'pending' }, async (tx) => {
    const now = ctx.clock.now()
    await tx.updateTable('second_factor').set({ confirmed_at: now }).where('login_id', '=', loginId).execute()
    await tx.updateTable('session').set({ proven_at: now }).where('id', '=', sessionId).execute()
    await endSessions(tx, loginId, sessionId)
    await endTickets(tx, loginId)
    await mailSecondFactor(ctx, tx, loginId, 'added')
    return replaceRecoveryCodes(ctx, tx, loginId)
  })
}

/**
 * Replaces the recovery codes.
 *
 * @throws {Failure} `second-factor-off`, `wrong-code`, `code-used`, `too-many-requests`
 */
export function renewRecoveryCodes(ctx: Context, { loginId }: SignedIn, code: string): Promise<string[]> {
  return withCode(ctx, { loginId, code }, (tx) => replaceRecoveryCodes(ctx, tx, loginId))
}

/**
 * Records that a code was entered in this session.
 * @throws {Failure} `second-factor-off`, `wrong-code`, `code-used`, `too-many-requests`
 */
export async function proveAgain(ctx: Context, { loginId, sessionId }: SignedIn, code: string): Promise<void> {
  await withCode(ctx, { loginId, code }, (tx) =>
    tx.updateTable('session').set({ proven_at: ctx.clock.now() }).where('id', '=', sessionId).execute(),
  )
}

/**
 * Turns two-step verification off.
 *
 * @throws {Failure} `second-factor-needed` for admins of a live site; `second-factor-off`, `wrong-code`, `code-used`,
 *   `too-many-requests`
 */
export async function removeSecondFactor(ctx: Context, member: SignedIn, code: string): Promise<void> {
  if (isRequired(ctx, member)) throw new Failure(sessionErrors['second-factor-needed'])
  const { loginId } = member
  await withCode(ctx, { loginId, code }, async (tx) => {
    await tx.deleteFrom('second_factor').where('login_id', '=', loginId).execute()
    await mailSecondFactor(ctx, tx, loginId, 'removed')
  })
}
