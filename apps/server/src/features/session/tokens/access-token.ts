import type { webcrypto } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../../platform/context.ts'
import type { Keys } from '../../../platform/secrets/keys.ts'

/** The lifetime of an access token. */
const ACCESS_SECONDS = 600
const ALGORITHM = 'HS256'
const TYPE = 'at+jwt'
const AUDIENCE = 'rise'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The claims of an access token: its session and role. The token grants nothing by itself, because the session is
 * looked up each time.
 */
export interface AccessClaims {
  readonly sessionId: string
  /**
   * The role of the account. A token with an earlier role is refused, so that its owner fetches a token with the
   * current role.
   */
  readonly role: string
}

/** Signs an access token (RFC 9068), valid for ten minutes. */
export async function issueAccessToken({ keys, clock }: Context, { sessionId, role }: AccessClaims): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000)
  return new SignJWT({ role })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(sessionId)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + ACCESS_SECONDS)
    .sign(await signingKey(keys))
}

/**
 * The maximum number of verified tokens to cache. Thanks to the cache, a signature is checked once rather than with
 * each request.
 */
const MOST_VERIFIED = 1_000
const verifiedTokens = new WeakMap<Keys, LRUCache<string, VerifiedToken>>()

interface VerifiedToken {
  readonly claims: AccessClaims
  /** When the token expires, in epoch seconds. */
  readonly expires: number
}

/** Returns the claims of a token that we signed and that has not expired; undefined for any other text. */
export async function readAccessToken({ keys, clock }: Context, token: string): Promise<AccessClaims | undefined> {
  const cache = verifiedTokens.get(keys) ?? new LRUCache<string, VerifiedToken>({ max: MOST_VERIFIED })
  verifiedTokens.set(keys, cache)
  const claims = cache.get(token) ?? (await verify({ keys, clock }, token))
  if (!claims || claims.expires <= Math.floor(clock.now().getTime() / 1000)) {
    cache.delete(token)
    return undefined
  }
  cache.set(token, claims)
  return claims.claims
}

async function verify(
  { keys, clock }: Pick<Context, 'keys' | 'clock'>,
  token: string,
): Promise<VerifiedToken | undefined> {
  try {
    const { payload } = await jwtVerify(token, await signingKey(keys), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      audience: AUDIENCE,
      currentDate: clock.now(),
      requiredClaims: ['sub', 'exp', 'role'],
    })
    const { sub, role, exp } = payload
    const isOurs = sub !== undefined && uuid.test(sub) && typeof role === 'string' && exp !== undefined
    return isOurs ? { claims: { sessionId: sub, role }, expires: exp } : undefined
  } catch {
    return undefined
  }
}

const signingKeys = new WeakMap<Keys, Promise<webcrypto.CryptoKey>>()

/** Returns the key, which is imported once rather than from its bytes for each token. */
function signingKey(keys: Keys): Promise<webcrypto.CryptoKey> {
  const cachedKey = signingKeys.get(keys)
  if (cachedKey) return cachedKey
  const bytes = new Uint8Array(keys.derive('access-token'))
  const key = crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  signingKeys.set(keys, key)
  return key
}
