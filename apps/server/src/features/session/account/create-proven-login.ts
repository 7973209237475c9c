import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { languageOfWork } from '../../../platform/language/with-language.ts'
import { erasePending, isTaken, lockAddress } from './create-account.ts'

/** A person who has just proven their mailbox by an emailed link. */
export interface ProvenPerson {
  readonly email: string
  /** The result of `hashChosenPassword`. */
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
  /** The source of the sign-up. */
  readonly source: string
}

/**
 * Creates a confirmed login without an actor and returns its id; the caller adds the actor in the same transaction.
 * Replaces an unconfirmed sign-up of the address.
 * @throws {Failure} `email-taken`
 */
export async function createProvenLogin(ctx: Context, tx: Tx, person: ProvenPerson): Promise<string> {
  const { email, passwordHash, firstName, lastName, source } = person
  await lockAddress(tx, email)
  await erasePending(ctx, tx, email)
  if (await isTaken(tx, email)) throw new Failure(sessionErrors['email-taken'])
  const now = ctx.clock.now()
  const loginId = ctx.newId()
  const names = { first_name: firstName, last_name: lastName }
  await tx
    .insertInto('login')
    .values({
      ...{ id: loginId, email, password_hash: passwordHash, ...names, language: languageOfWork() ?? null },
      ...{ email_confirmed_at: now, created_at: now },
    })
    .execute()
  await tx.insertInto('sign_up').values({ login_id: loginId, source, created_at: now }).execute()
  await ctx.activity.record(tx, { kind: 'account.signed-up', loginId, data: { source } })
  return loginId
}
