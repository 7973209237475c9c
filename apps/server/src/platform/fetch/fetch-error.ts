/** Why a page can't be fetched. */
export type FetchErrorCode =
  /** The address is invalid or not allowed, such as for its scheme, port or credentials, or an incomplete host name. */
  | 'refused-url'
  /** The host is an address that is not public, resolves to one, or has a reserved name such as localhost. */
  | 'refused-address'
  | 'unknown-host'
  /** The connection was refused, had no valid certificate, or broke off. */
  | 'unreachable'
  | 'timed-out'
  /** The request would have waited too long for a turn at the host. */
  | 'busy'
  | 'too-large'
  | 'too-many-redirects'
  | 'not-found'
  | 'bad-status'
  /** The body can't be read: an encoding that was not offered, broken compression, or invalid JSON. */
  | 'bad-body'

interface FetchErrorDetails {
  readonly status?: number
  /** The seconds of the host's Retry-After. */
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/**
 * A failed fetch. The message is in plain words and names only the host, because the rest of an address may contain
 * secrets.
 */
export class FetchError extends Error {
  readonly code: FetchErrorCode
  readonly status: number | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: FetchErrorCode, message: string, { status, retryAfterSeconds, cause }: FetchErrorDetails = {}) {
    super(message, { cause })
    this.name = 'FetchError'
    this.code = code
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}
