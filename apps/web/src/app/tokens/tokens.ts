import type { TokenPair } from '@rise/contract/session/shapes'
import { t } from '@rise/texts'
import { ApiError, type BearerTransport, toApiError } from '../base/api.ts'
import type { SafeStorage } from '../session/safe-storage.ts'
import { sessionNames } from '../session/storage-names.ts'
import { expiryOf, lifetimeOf } from './access-token.ts'
import type { RefreshLock } from './refresh-lock.ts'

/** A token that expires within this time is refreshed before use. */
const MARGIN_MS = 30_000
/**
 * Section 4 of the specification: a failed refresh ends the session if the stored refresh token still ends with the
 * same 5 characters.
 */
const LOOP_END = 5

/** How long a tab that waited for another tab's refresh waits for the new pair to arrive in its storage. */
const CATCH_UP_MS = 1_000

/** The stored tokens; either may be missing. */
export type StoredTokens = Partial<TokenPair>

/** The token pair of this browser, and its renewal. */
export interface Tokens {
  read(): StoredTokens
  /** `undefined` removes both. */
  write(pair: TokenPair | undefined): void
  /**
   * Returns an access token that does not expire soon, refreshed if necessary. Undefined for a guest. Throws like
   * `renew`.
   */
  fresh(): Promise<string | undefined>
  /**
   * Returns the tokens that replace `refusedToken`, which the server no longer accepts. Throws ApiError: with status
   * 401 when the session has ended (`sign-in-required`, `refresh-loop`), with another status when that is unknown.
   */
  renew(refusedToken: string | undefined): Promise<StoredTokens>
}

export function createTokens(local: SafeStorage, transport: BearerTransport, lock: RefreshLock): Tokens {
  let currentRenewal: Promise<StoredTokens> | undefined
  let receivedToken: { token: string; at: number } | undefined

  function read(): StoredTokens {
    const token = local.get(sessionNames.token)
    const refreshToken = local.get(sessionNames.refreshToken)
    return { ...(token && { token }), ...(refreshToken && { refreshToken }) }
  }

  // Writes the access token last: other tabs listen for it, and must then be able to read both.
  function write(pair: TokenPair | undefined): void {
    if (pair) receivedToken = { token: pair.token, at: Date.now() }
    local.set(sessionNames.refreshToken, pair?.refreshToken)
    local.set(sessionNames.token, pair?.token)
  }

  async function freshToken(): Promise<string | undefined> {
    const { token, refreshToken } = read()
    if (!refreshToken || (token && !endsSoon(token))) return token
    return (await renew(token)).token
  }

  function endsSoon(token: string): boolean {
    const lifetime = receivedToken?.token === token ? lifetimeOf(token) : undefined
    // This device's clock may be wrong, so the lifetime counts from the token's arrival.
    const expiresAt = receivedToken && lifetime !== undefined ? receivedToken.at + lifetime : expiryOf(token)
    return expiresAt !== undefined && expiresAt - Date.now() < MARGIN_MS
  }

  async function renew(refusedToken: string | undefined): Promise<StoredTokens> {
    const { token, refreshToken } = read()
    if (token && token !== refusedToken) return { token }
    if (!refreshToken) throw signInRequired()
    currentRenewal ??= lock((hasWaited) => refresh(refreshToken, hasWaited)).finally(() => {
      currentRenewal = undefined
    })
    return currentRenewal
  }

  /**
   * Replaces the stored pair, unless another tab has done so. A logout or login during the request takes precedence
   * over its reply.
   */
  async function refresh(oldToken: string, hasWaited: boolean): Promise<StoredTokens> {
    if (hasWaited) await storageCatchesUp(oldToken)
    if (read().refreshToken !== oldToken) return currentPair()
    const { status, body } = await transport('GET /api/v1/refresh', {}, oldToken)
    const pair = pairOf(body)
    if (pair && read().refreshToken === oldToken) write(pair)
    if (pair) return currentPair()
    if (status === 429 || status >= 500) throw toApiError(status, body)
    if (read().refreshToken?.slice(-LOOP_END) === oldToken.slice(-LOOP_END)) throw loopError()
    return currentPair()
  }

  /** Waits until the other tab's tokens are readable: browsers deliver them to other tabs with a short delay. */
  async function storageCatchesUp(oldToken: string): Promise<void> {
    for (const deadline = Date.now() + CATCH_UP_MS; read().refreshToken === oldToken && Date.now() < deadline; ) {
      await new Promise((resolve) => setTimeout(resolve, CATCH_UP_MS / 40))
    }
  }

  function currentPair(): StoredTokens {
    const pair = read()
    if (!pair.token) throw signInRequired()
    return pair
  }

  return { read, write, fresh: freshToken, renew }
}

/** Section 8 of the specification: the error when there is no refresh token. */
function signInRequired(): ApiError {
  return new ApiError(401, { code: 'sign-in-required', message: t('Ooops! Please sign in!') })
}

function loopError(): ApiError {
  return new ApiError(401, { code: 'refresh-loop', message: t('Your session could not be renewed. Log in again.') })
}

function pairOf(body: unknown): TokenPair | undefined {
  const { success, result } = (body ?? {}) as { success?: unknown; result?: Partial<TokenPair> }
  if (success !== true || !result?.token || !result.refreshToken) return undefined
  return { token: result.token, refreshToken: result.refreshToken }
}
