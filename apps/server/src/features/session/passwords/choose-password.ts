import { sessionErrors } from '@rise/contract/session/errors'
import { t } from '@rise/texts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { isCommonPassword, isMadeOf } from './common-passwords.ts'
import { hashPassword } from './hash-password.ts'

interface ChosenPassword {
  readonly password: string
  /** The account's email address and names. */
  readonly own: readonly string[]
  /** The request's field with the password. */
  readonly field?: string
}

/**
 * Returns the hash of a password chosen by a person. Refuses the most used passwords (NIST SP 800-63B) and those made
 * of the account's own address and names.
 * @throws {Failure} `password-too-common`, `overloaded`
 */
export async function hashChosenPassword({ password, own, field = 'body.password' }: ChosenPassword): Promise<string> {
  const message = await weaknessOf(password, own)
  if (message !== undefined) {
    throw new Failure(sessionErrors['password-too-common'], { message, fields: { [field]: message } })
  }
  return hashPassword(password)
}

/** Returns the reason why a password is refused, in words; undefined if it is accepted. */
export async function weaknessOf(password: string, own: readonly string[]): Promise<string | undefined> {
  if (await isCommonPassword(password)) return sessionErrors['password-too-common'].message()
  const words = own.flatMap((word) => [word, word.split('@', 1)[0] ?? ''])
  if (isMadeOf(password, words)) return t('Don’t use your name or email as your password: it’s easy to guess.')
  return undefined
}

/** Returns the email address and the names of an account, for `hashChosenPassword`. */
export async function ownWordsOf(db: Database | Tx, loginId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('login')
    .leftJoin('membership', 'membership.login_id', 'login.id')
    .leftJoin('professional', 'professional.actor_id', 'membership.actor_id')
    .leftJoin('company', 'company.actor_id', 'membership.actor_id')
    .select(['login.email', 'login.first_name', 'login.last_name', 'company.name'])
    .select(['professional.first_name as first', 'professional.last_name as last'])
    .where('login.id', '=', loginId)
    .execute()
  return [...new Set(rows.flatMap((row) => Object.values(row)))].filter(
    (word) => word !== null && word !== '',
  ) as string[]
}
