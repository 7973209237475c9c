/** Why a page could not be fetched. */
export type FetchErrorCode =
  /** Not an address that may be fetched: its scheme, its port, a name or password in it, how its host is written. */
  | 'refused-url'
  /** The host is, or its name leads to, an address that is not public. */
  | 'refused-address'
  | 'unknown-host'
  /** No connection, or one that broke off: refused, no valid certificate, cut in the middle. */
  | 'unreachable'
  | 'timed-out'
  /** Others have all turns at the host, and there was none in time. */
  | 'busy'
  | 'too-large'
  | 'too-many-redirects'
  | 'not-found'
  | 'bad-status'
  /** The reply is not what its headers or its name say: broken compression, no JSON. */
  | 'bad-body'

interface FetchErrorDetails {
  readonly status?: number
  /** The host's Retry-After. */
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** A page that was not fetched. The message is one plain sentence that names the host at most: queries may hold secrets. */
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
