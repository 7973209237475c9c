/** The maximum pause that we wait. If a host requests a longer one, the request fails instead. */
const LONGEST_WAIT_SECONDS = 60

/**
 * Returns the seconds after which a Retry-After header allows the next request (RFC 9110, 10.2.3); undefined if the
 * header is invalid or missing.
 */
export function retryAfterSeconds(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined) return undefined
  if (/^\d{1,9}$/.test(header.trim())) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}

/**
 * Returns the milliseconds until the next attempt: the pause that the host requests, at least 1 s; otherwise 1 s, 4 s,
 * 16 s. Null if the status makes a retry pointless, or the pause would be longer than we wait.
 */
export function retryDelayMs(status: number, retryAfter: string | undefined, attempt: number): number | null {
  if (status !== 429 && status < 500) return null
  const seconds = Math.max(1, retryAfterSeconds(retryAfter) ?? 4 ** (attempt - 1))
  return seconds > LONGEST_WAIT_SECONDS ? null : seconds * 1000
}
