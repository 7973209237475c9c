import { createHash } from 'node:crypto'
import { sessionErrors } from '@rise/contract/session/errors'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import type { Config } from '../../../platform/config.ts'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { ProviderUnreachable } from './bounded-json.ts'
import type { OpenIdProvider } from './openid-provider.ts'

/** The allowed difference between clocks. */
const TOLERANCE_SECONDS = 60
/**
 * The maximum age of an ID token, which is valid for an hour. An older token proves nothing about the present, whatever
 * it claims.
 */
const MAX_AGE_SECONDS = 2 * 3_600

/** The person whom a provider declares logged in. */
export interface ProvenIdentity {
  readonly subject: string
  /** The verified email address, in lower case. */
  readonly email: string
}

/**
 * Checks an ID token (OpenID Connect Core 1.0, 3.1.3.7 and 3.2.2.11; the page checks the nonce) and uses it up.
 *
 * @throws {Failure} `google-not-proven` for every invalid or used token
 * @throws {ProviderUnreachable}
 */
export async function verifyIdToken(
  ctx: Context,
  { clientId, issuer }: NonNullable<Config['google']>,
  provider: OpenIdProvider,
  token: string,
): Promise<ProvenIdentity> {
  const payload = await verify(ctx, provider, token, { audience: clientId, issuer: issuersOf(issuer) })
  const identity = readIdentity(payload, clientId)
  if (!identity || payload.exp === undefined) throw new Failure(sessionErrors['google-not-proven'])
  await spend(ctx, token, new Date((payload.exp + TOLERANCE_SECONDS) * 1000))
  return identity
}

async function verify(
  { clock, log }: Context,
  { keys }: OpenIdProvider,
  token: string,
  expected: { audience: string; issuer: string[] },
): Promise<JWTPayload> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      ...expected,
      // Only signatures with a public key are accepted: never none, and never one for which a public key could serve as
      // the secret.
      algorithms: ['RS256', 'ES256'],
      currentDate: clock.now(),
      clockTolerance: TOLERANCE_SECONDS,
      maxTokenAge: MAX_AGE_SECONDS,
      requiredClaims: ['sub', 'email', 'exp', 'iat'],
    })
    // Other kinds of tokens that a provider signs state their kind (RFC 9068, RFC 8417).
    if (!/^(application\/)?jwt$/i.test(protectedHeader.typ ?? 'JWT'))
      throw new errors.JWTInvalid('another kind of token')
    return payload
  } catch (error) {
    if (error instanceof errors.JWKSInvalid) throw new ProviderUnreachable('It gave no keys.', { cause: error })
    if (!(error instanceof errors.JOSEError) && !(error instanceof TypeError)) throw error
    log.info({ err: error }, 'an ID token proves nothing')
    throw new Failure(sessionErrors['google-not-proven'])
  }
}

/**
 * Returns the names under which a provider may issue tokens. Google issues them under its name both with and without
 * the scheme.
 */
function issuersOf(issuer: string): string[] {
  const plainIssuer = issuer.replace(/\/+$/, '')
  return plainIssuer === 'https://accounts.google.com'
    ? [plainIssuer, 'accounts.google.com']
    : [plainIssuer, `${plainIssuer}/`]
}

function readIdentity(payload: JWTPayload, clientId: string): ProvenIdentity | undefined {
  const { sub, aud, azp, email, email_verified } = payload
  const isForOthersToo = Array.isArray(aud) && aud.length > 1
  if (azp === undefined ? isForOthersToo : azp !== clientId) return undefined
  // The library accepts a subject of any type, but the standard allows only text.
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) return undefined
  if (typeof email !== 'string' || email_verified !== true) return undefined
  return { subject: sub, email: email.trim().toLowerCase() }
}

/** Uses a token up. Any later use, such as by a copy, is refused, even if the login by the first use failed. */
async function spend({ db }: Context, token: string, until: Date): Promise<void> {
  const hash = createHash('sha256').update(token).digest()
  const first = await db
    .insertInto('used_id_token')
    .values({ hash, expires_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst()
  if (!first) throw new Failure(sessionErrors['google-not-proven'])
}
