import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { toBase32 } from './totp.ts'

const CODE_COUNT = 10
/** The random bytes of a code. Its ten letters and digits of 5 bits each need 50 bits, and seven bytes have 56. */
const BYTES = 7
const LENGTH = 10

/** Replaces a login's recovery codes and returns the new ones. The database stores keyed hashes. */
export async function replaceRecoveryCodes(ctx: Context, tx: Tx, loginId: string): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, () => toBase32(randomBytes(BYTES)).slice(0, LENGTH).toLowerCase())
  await tx.deleteFrom('recovery_code').where('login_id', '=', loginId).execute()
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ login_id: loginId, hash: hashOf(ctx, code) })))
    .execute()
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`)
}

/** Uses up a recovery code. Returns whether it was one of the login's codes. */
export async function spendRecoveryCode(ctx: Context, tx: Tx, loginId: string, code: string): Promise<boolean> {
  const spentCode = await tx
    .deleteFrom('recovery_code')
    .where('login_id', '=', loginId)
    .where('hash', '=', hashOf(ctx, code))
    .returning('login_id')
    .executeTakeFirst()
  return spentCode !== undefined
}

function hashOf({ keys }: Context, code: string): Buffer {
  return createHmac('sha256', keys.derive('recovery-code')).update(code).digest()
}
