import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { tooManyRequests } from '../../../platform/limits.ts'
import { openSealedText } from '../../../platform/secrets/sealed-text.ts'
import { mailSecondFactor } from './mail-second-factor.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { findStep, fromBase32 } from './totp.ts'

/** The limit of wrong codes for a login within an hour, from any network. */
export const MOST_FAILURES = 10
const HOUR_MS = 3_600_000

/** The purpose of the key that seals secrets. */
export const SECRET_KEY = 'second-factor'

/** Whether the code turns two-step verification on, or is used afterwards. */
type State = 'pending' | 'on'

/**
 * Checks a code from a login's app or, once two-step verification is on, a recovery code, and runs `then` in the same
 * transaction. No code is accepted twice: if several calls are concurrent, one succeeds. Wrong codes are counted even
 * though the call is refused.
 * @throws {Failure} `second-factor-off`, `second-factor-on`, `wrong-code`, `code-used`, `too-many-requests`, and what
 * `then` throws, after which the code is still valid
 */
export async function withCode<T>(
  ctx: Context,
  { loginId, code, state = 'on' }: { loginId: string; code: string; state?: State },
  then: (tx: Tx) => Promise<T>,
): Promise<T> {
  const outcome = await ctx.db.transaction().execute(async (tx) => {
    const refusal = await judgeCode(ctx, tx, { loginId, code, state })
    return refusal ? { refusal } : { value: await then(tx) }
  })
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.value
}

async function judgeCode(
  ctx: Context,
  tx: Tx,
  { loginId, code, state }: { loginId: string; code: string; state: State },
): Promise<Failure | undefined> {
  const now = ctx.clock.now()
  const factor = await tx
    .selectFrom('second_factor')
    .selectAll()
    .where('login_id', '=', loginId)
    .forUpdate()
    .executeTakeFirst()
  if (!factor || (state === 'on' && factor.confirmed_at === null))
    return new Failure(sessionErrors['second-factor-off'])
  if (state === 'pending' && factor.confirmed_at !== null) return new Failure(sessionErrors['second-factor-on'])

  const age = factor.failures_since === null ? HOUR_MS : now.getTime() - factor.failures_since.getTime()
  const failures = age < HOUR_MS ? factor.failures : 0
  if (failures >= MOST_FAILURES) {
    return tooManyRequests(Math.ceil((HOUR_MS - age) / 1000))
  }
  const normalisedCode = code.replaceAll(/[\s-]/g, '').toLowerCase()
  const step = findStep(secretOf(ctx, factor.secret), normalisedCode, now)
  const isUsed = step !== undefined && step <= Number(factor.last_step)
  const isRight =
    step !== undefined ? !isUsed : state === 'on' && (await takeRecoveryCode(ctx, tx, loginId, normalisedCode))
  const table = tx.updateTable('second_factor').where('login_id', '=', loginId)
  if (isRight) {
    await table.set({ failures: 0, failures_since: null, ...(step !== undefined && { last_step: step }) }).execute()
    return undefined
  }
  const since = failures === 0 ? now : factor.failures_since
  await table.set({ failures: failures + 1, failures_since: since }).execute()
  const refusal = sessionErrors[isUsed ? 'code-used' : 'wrong-code']
  return new Failure(refusal, { fields: { 'body.code': refusal.message() } })
}

async function takeRecoveryCode(ctx: Context, tx: Tx, loginId: string, code: string): Promise<boolean> {
  const isRecoveryCode = await spendRecoveryCode(ctx, tx, loginId, code)
  if (isRecoveryCode) await mailSecondFactor(ctx, tx, loginId, 'recovery-code-used')
  return isRecoveryCode
}

function secretOf({ keys }: Context, sealed: string): Buffer {
  const secret = openSealedText(keys.derive(SECRET_KEY), sealed)
  if (secret === undefined) throw new Error('A second factor was sealed with another AUTH_SECRET.')
  return fromBase32(secret)
}
