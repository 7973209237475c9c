import { sessionErrors } from '@rise/contract/session/errors'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { retryDeadlock } from '../../../platform/database/retry-deadlock.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client } from '../../../platform/http/requester.ts'
import { languageOfWork } from '../../../platform/language/with-language.ts'
import { createActor, type NewActor } from '../actors/create-actor.ts'
import { inviterOf } from '../actors/find-inviter.ts'
import type {} from '../emails/emails.ts'
import { hashChosenPassword } from '../passwords/choose-password.ts'
import { type EndedTicket, takeTickets, transferTickets } from '../tokens/tickets.ts'
import { eraseLogin } from './erase-login.ts'
import { sendConfirmation } from './send-confirmation.ts'

const HOUR = 3_600
/** The limit of sign-ups for one address from one network. */
const pairLimit = { name: 'sign-up-pair', points: 10, seconds: HOUR }

/** The fields that both kinds of registration have in common. */
export interface SignUp {
  readonly email: string
  readonly password: string
  /** The name in the greeting of the email. */
  readonly firstName: string
  /** The person's names, if no profile has them. */
  readonly personNames?: { readonly firstName: string; readonly lastName: string }
  readonly actor: NewActor
  /** Other names that the password must not be made of, such as the company's. */
  readonly ownNames?: readonly string[]
  readonly source?: string | undefined
  readonly exactSource?: string | undefined
  readonly campaign?: string | undefined
  readonly badges?: readonly string[] | undefined
  readonly invitedBy?: string | undefined
  /** Whether the checkbox for news by email was ticked. */
  readonly news?: boolean | undefined
}

export interface NewAccount {
  readonly loginId: string
  readonly actorId: string
}

/**
 * Creates a pending account with its own actor, and sends the email that confirms it. Replaces an earlier unconfirmed
 * sign-up of the same address and ends its sessions. `addProfile` writes the feature's data about the actor in the same
 * transaction.
 * @throws {Failure} `email-taken` for a confirmed address, `password-too-common`, `too-many-requests`, `overloaded`
 */
export async function createAccount<T>(
  ctx: Context,
  client: Client,
  signUp: SignUp,
  addProfile: (tx: Tx, account: NewAccount) => Promise<T>,
): Promise<T> {
  await ctx.limits.of(pairLimit).consume(`${client.network} ${signUp.email}`)
  await refuseTaken(ctx.db, signUp.email)
  const passwordHash = await hashChosenPassword({
    password: signUp.password,
    own: ownWords(signUp),
    field: 'body.user.password',
  })
  const create = async (tx: Tx) => {
    await lockAddress(tx, signUp.email)
    const links = await erasePending(ctx, tx, signUp.email)
    await refuseTaken(tx, signUp.email)
    const account = await insertAccount(ctx, tx, signUp, passwordHash)
    const result = await addProfile(tx, account)
    const { email, firstName } = signUp
    const isMailed = await sendConfirmation(ctx, tx, { ...account, email, firstName })
    // A stranger who uses up an address's daily emails must not lock out its owner. The last emailed link therefore
    // confirms any current sign-up of the address: it proves the mailbox, and requires a new password except in the
    // sign-up's own browser.
    if (!isMailed) await transferTickets(tx, account.loginId, links)
    const data = { source: signUp.source ?? null, ...(signUp.news === true && { news: true }) }
    await ctx.activity.record(tx, { kind: 'account.signed-up', ...account, data })
    return result
  }
  // Listeners to the replaced sign-up lock its activity before its login.
  return retryDeadlock(() => ctx.db.transaction().execute(create))
}

/**
 * Makes the creation, replacement, confirmation and move of an address's account wait for each other, within this
 * transaction.
 */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('login:' || ${email}, 0))`.execute(tx)
}

/** Whether this address has a confirmed, suspended or deleted account. */
export async function isTaken(db: Context['db'] | Tx, email: string): Promise<boolean> {
  const existingLogin = await db
    .selectFrom('login')
    .select('id')
    .where('email', '=', email)
    .where((eb) =>
      eb.or([
        eb('email_confirmed_at', 'is not', null),
        eb('suspended_at', 'is not', null),
        eb('deleted_at', 'is not', null),
      ]),
    )
    .executeTakeFirst()
  return existingLogin !== undefined
}

async function refuseTaken(db: Context['db'] | Tx, email: string): Promise<void> {
  if (!(await isTaken(db, email))) return
  const message = t('There is already an account with this email address.')
  throw new Failure(sessionErrors['email-taken'], { fields: { 'body.user.email': message } })
}

/**
 * Removes an unconfirmed sign-up with all its data; pending accounts share no actors. The caller has locked the
 * address. Waits for a concurrent confirmation, which takes precedence, so check afterwards whether the address is
 * taken. Returns and deletes the links that would have confirmed the sign-up.
 */
export async function erasePending(ctx: Context, tx: Tx, email: string): Promise<readonly EndedTicket[]> {
  const pendingLogin = await tx
    .selectFrom('login')
    .select('id')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!pendingLogin) return []
  const links = await takeTickets(tx, pendingLogin.id, 'confirm-address')
  await eraseLogin(ctx, tx, pendingLogin.id)
  return links
}

function ownWords({ email, firstName, personNames, ownNames = [] }: SignUp): string[] {
  return [email, firstName, personNames?.lastName ?? '', ...ownNames]
}

async function insertAccount(ctx: Context, tx: Tx, signUp: SignUp, passwordHash: string): Promise<NewAccount> {
  const now = ctx.clock.now()
  const loginId = ctx.newId()
  await tx
    .insertInto('login')
    .values({
      id: loginId,
      email: signUp.email,
      password_hash: passwordHash,
      // The newsletter's badge comes with a password that no one has seen (section 9 of the specification).
      password_generated: (signUp.badges ?? []).length > 0,
      first_name: signUp.personNames?.firstName ?? '',
      last_name: signUp.personNames?.lastName ?? '',
      language: languageOfWork() ?? null,
      created_at: now,
    })
    .execute()
  const actorId = await createActor(ctx, tx, { ...signUp.actor, listed: false })
  await tx
    .insertInto('membership')
    .values({ login_id: loginId, actor_id: actorId, role: 'owner', created_at: now })
    .execute()
  await tx
    .insertInto('sign_up')
    .values({
      login_id: loginId,
      source: signUp.source ?? null,
      exact_source: signUp.exactSource ?? null,
      campaign: signUp.campaign ?? null,
      badges: [...(signUp.badges ?? [])],
      invited_by: await inviterOf(tx, signUp.invitedBy),
      created_at: now,
    })
    .execute()
  return { loginId, actorId }
}
