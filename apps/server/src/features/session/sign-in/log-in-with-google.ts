import { platformErrors } from '@rise/contract/errors'
import { sessionErrors } from '@rise/contract/session/errors'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Config } from '../../../platform/config.ts'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client } from '../../../platform/http/requester.ts'
import { confirmLogin } from '../account/confirm-address.ts'
import { lockAddress } from '../account/create-account.ts'
import { greetingName } from '../actors/greeting-name.ts'
import { networkLimit } from '../passwords/log-in-limits.ts'
import { endSessions } from '../tokens/end-sessions.ts'
import { signInBy } from '../tokens/sign-in-by.ts'
import type { SignInReply } from '../tokens/start-session.ts'
import { ProviderUnreachable } from './bounded-json.ts'
import { findProvider } from './openid-provider.ts'
import { type ProvenIdentity, verifyIdToken } from './verify-id-token.ts'

/**
 * Logs in with Google's ID token, which section 7 of the specification calls `googleId`. The account is found by the
 * token's subject, otherwise by its verified address and then linked to the subject. A pending sign-up is confirmed and
 * loses its password, because someone else may have chosen it.
 * @throws {Failure} `google-not-offered`, `google-not-proven`, `google-unknown`, `account-deleted`,
 * `too-many-requests`, `second-factor-required`; `overloaded` if the provider doesn't answer
 */
export async function logInWithGoogle(
  ctx: Context,
  client: Client,
  { email, googleId }: { email: string; googleId: string },
): Promise<SignInReply> {
  const { google } = ctx.config
  if (!google) throw new Failure(sessionErrors['google-not-offered'])
  await ctx.limits.of(networkLimit).consume(client.network)
  const identity = await prove(ctx, google, googleId)
  if (identity.email !== email) throw new Failure(sessionErrors['google-not-proven'])
  return signInBy(ctx, client, async (tx) => ({
    loginId: (await findBySubject(tx, identity.subject)) ?? (await linkByAddress(ctx, tx, identity)),
  }))
}

/**
 * Returns the ways to log in besides a password. `google` is null if logging in with Google isn't offered, or Google
 * doesn't answer.
 */
export async function signInOptions(
  ctx: Context,
): Promise<{ google: { clientId: string; authorizationEndpoint: string } | null }> {
  const { google } = ctx.config
  if (!google) return { google: null }
  try {
    const { authorizationEndpoint } = await findProvider(ctx, google)
    return { google: { clientId: google.clientId, authorizationEndpoint } }
  } catch (error) {
    ctx.log.warn({ err: error }, 'sign-in with Google is not possible')
    return { google: null }
  }
}

async function prove(ctx: Context, google: NonNullable<Config['google']>, token: string): Promise<ProvenIdentity> {
  try {
    return await verifyIdToken(ctx, google, await findProvider(ctx, google), token)
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    ctx.log.warn({ err: error }, 'an ID token could not be checked')
    const message = t('Google does not answer at present. Try again in a minute, or log in with your password.')
    throw new Failure(platformErrors.overloaded, { message, retryAfterSeconds: 60 })
  }
}

/** Finds the login of a subject. Concurrent logins of the subject wait, so that it is linked once. */
async function findBySubject(tx: Tx, subject: string): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('google:' || ${subject}, 0))`.execute(tx)
  const login = await tx
    .selectFrom('login')
    .select(['id', 'deleted_at'])
    .where('google_subject', '=', subject)
    .forShare()
    .executeTakeFirst()
  if (login && login.deleted_at !== null) throw new Failure(sessionErrors['account-deleted'])
  return login?.id
}

async function linkByAddress(ctx: Context, tx: Tx, { subject, email }: ProvenIdentity): Promise<string> {
  await lockAddress(tx, email)
  const login = await tx
    .selectFrom('login')
    .select(['id', 'google_subject', 'email_confirmed_at', 'deleted_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  if (!login) throw new Failure(sessionErrors['google-unknown'])
  if (login.deleted_at !== null) throw new Failure(sessionErrors['account-deleted'])
  // An address can be given to another person; the subject never is.
  if (login.google_subject !== null) {
    const message = t('This account belongs to another Google account. Log in with your password, or reset it.')
    throw new Failure(sessionErrors['google-not-proven'], { message })
  }
  await tx.updateTable('login').set({ google_subject: subject }).where('id', '=', login.id).execute()
  if (login.email_confirmed_at === null) await takeOver(ctx, tx, login.id)
  else {
    const props = { firstName: await greetingName(tx, login.id), url: `${ctx.config.publicUrl}/reset` }
    await ctx.mail.send(tx, 'google-linked', { to: email, props })
  }
  return login.id
}

async function takeOver(ctx: Context, tx: Tx, loginId: string): Promise<void> {
  await tx.updateTable('login').set({ password_hash: null }).where('id', '=', loginId).execute()
  await endSessions(tx, loginId)
  await tx.deleteFrom('ticket').where('login_id', '=', loginId).execute()
  await confirmLogin(ctx, tx, loginId)
}
