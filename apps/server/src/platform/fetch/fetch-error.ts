/** Why a page can't be fetched. */
export type FetchErrorCode =
  /** The address is not allowed: its scheme, its port, credentials in it, or the spelling of its host. */
  | 'refused-url'
  /** The host is, or resolves to, an address that is not public. */
  | 'refused-address'
  | 'unknown-host'
  /** No connection, or an aborted one: refused, no valid certificate, cut off. */
  | 'unreachable'
  | 'timed-out'
  /** Other requests held all turns at the host for too long. */
  | 'busy'
  | 'too-large'
  | 'too-many-redirects'
  | 'not-found'
  | 'bad-status'
  /** The reply contradicts its headers or its name: broken compression, invalid JSON. */
  | 'bad-body'

interface FetchErrorDetails {
  readonly status?: number
  /** The host's Retry-After. */
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** A failed fetch. The message is one plain sentence that names at most the host: queries may hold secrets. */
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
