import type { TokenPair } from '@rise/contract/session/shapes'
import { ApiError, type BearerTransport, toApiError } from '../base/api.ts'
import type { SafeStorage } from '../session/safe-storage.ts'
import { sessionNames } from '../session/storage-names.ts'
import { expiryOf, lifetimeOf } from './access-token.ts'
import type { RefreshLock } from './refresh-lock.ts'

/** A token that expires within this time is refreshed before use. */
const MARGIN_MS = 30_000
/** Section 4: refreshing failed before with the same expiry of the refresh token. */
const LOOP_END = 5

/** How long a tab that waited looks for the pair that the other tab stored. */
const CATCH_UP_MS = 1_000

/** The stored tokens; either may be missing. */
export type StoredTokens = Partial<TokenPair>

/** The token pair of this browser, and its renewal. */
export interface Tokens {
  read(): StoredTokens
  /** `undefined` removes both. */
  write(pair: TokenPair | undefined): void
  /**
   * Returns an access token that is valid for a while, refreshed if need be; undefined for a guest. Throws like
   * `renew`.
   */
  fresh(): Promise<string | undefined>
  /**
   * Returns the pair that replaces `refused`, a token that the server no longer accepts. Throws ApiError: status 401
   * when the session has ended (`sign-in-required`, `refresh-loop`), another one without a definite answer.
   */
  renew(refused: string | undefined): Promise<StoredTokens>
}

export function createTokens(local: SafeStorage, transport: BearerTransport, lock: RefreshLock): Tokens {
  let running: Promise<StoredTokens> | undefined
  let received: { token: string; at: number } | undefined

  function read(): StoredTokens {
    const token = local.get(sessionNames.token)
    const refreshToken = local.get(sessionNames.refreshToken)
    return { ...(token && { token }), ...(refreshToken && { refreshToken }) }
  }

  // The access token last: other tabs listen to it, and both must be readable then.
  function write(pair: TokenPair | undefined): void {
    if (pair) received = { token: pair.token, at: Date.now() }
    local.set(sessionNames.refreshToken, pair?.refreshToken)
    local.set(sessionNames.token, pair?.token)
  }

  async function fresh(): Promise<string | undefined> {
    const { token, refreshToken } = read()
    if (!refreshToken || (token && !endsSoon(token))) return token
    return (await renew(token)).token
  }

  function endsSoon(token: string): boolean {
    const lifetime = received?.token === token ? lifetimeOf(token) : undefined
    // This device's clock may be wrong: the lifetime then counts from the token's arrival.
    const end = received && lifetime !== undefined ? received.at + lifetime : expiryOf(token)
    return end !== undefined && end - Date.now() < MARGIN_MS
  }

  async function renew(refused: string | undefined): Promise<StoredTokens> {
    const { token, refreshToken } = read()
    if (token && token !== refused) return { token }
    if (!refreshToken) throw signInRequired()
    running ??= lock((waited) => refresh(refreshToken, waited)).finally(() => {
      running = undefined
    })
    return running
  }

  /**
   * A tab that waited for another finds the new pair here; a logout or login in the meantime takes precedence over the
   * reply.
   */
  async function refresh(old: string, waited: boolean): Promise<StoredTokens> {
    if (waited) await storageCatchesUp(old)
    if (read().refreshToken !== old) return currentPair()
    const { status, body } = await transport('GET /api/v1/refresh', {}, old)
    const pair = pairOf(body)
    if (pair && read().refreshToken === old) write(pair)
    if (pair) return currentPair()
    if (status === 429 || status >= 500) throw toApiError(status, body)
    if (read().refreshToken?.slice(-LOOP_END) === old.slice(-LOOP_END)) throw loopError()
    return currentPair()
  }

  /** Browsers deliver what one tab writes to the others with a short delay. */
  async function storageCatchesUp(old: string): Promise<void> {
    for (const deadline = Date.now() + CATCH_UP_MS; read().refreshToken === old && Date.now() < deadline; ) {
      await new Promise((resolve) => setTimeout(resolve, CATCH_UP_MS / 40))
    }
  }

  function currentPair(): StoredTokens {
    const pair = read()
    if (!pair.token) throw signInRequired()
    return pair
  }

  return { read, write, fresh, renew }
}

/** Section 8: no refresh token. */
function signInRequired(): ApiError {
  return new ApiError(401, { code: 'sign-in-required', message: 'Ooops! Please sign in!' })
}

function loopError(): ApiError {
  return new ApiError(401, { code: 'refresh-loop', message: 'Your session could not be renewed. Log in again.' })
}

function pairOf(body: unknown): TokenPair | undefined {
  const { success, result } = (body ?? {}) as { success?: unknown; result?: Partial<TokenPair> }
  if (success !== true || !result?.token || !result.refreshToken) return undefined
  return { token: result.token, refreshToken: result.refreshToken }
}
