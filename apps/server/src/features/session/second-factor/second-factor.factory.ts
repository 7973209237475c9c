import type { World } from '../../../../test/world.ts'
import { PASSWORD, type SignedInClient } from '../accounts.factory.ts'
import { codeAt, fromBase32, stepOf } from './totp.ts'

/** An authenticator app, which shows the current code. */
export type ShowCode = () => string

/** Sets up two-step verification for a member, and advances the clock until the first code has expired. */
export async function secure(
  { clock }: World,
  member: SignedInClient,
): Promise<{ showCode: ShowCode; recoveryCodes: string[] }> {
  const setUp = await member.api('POST /api/v1/account/second-factor', { body: { currentPassword: PASSWORD } })
  const secret = fromBase32(setUp.result.secret)
  const showCode = () => codeAt(secret, stepOf(clock.now()))
  const confirmation = await member.api('POST /api/v1/account/second-factor/confirm', { body: { code: showCode() } })
  clock.advance(60_000)
  return { showCode, recoveryCodes: confirmation.result.recoveryCodes }
}
