/** When a host asks for a longer pause, the request fails instead of waiting. */
const LONGEST_WAIT_SECONDS = 60

/**
 * Returns the seconds after which a Retry-After header allows the next request (RFC 9110, 10.2.3); undefined without a
 * valid one.
 */
export function retryAfterSeconds(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined) return undefined
  if (/^\d{1,9}$/.test(header.trim())) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}

/**
 * Returns the milliseconds until the next attempt: what the host asks for, otherwise 1 s, 4 s, 16 s ...; null when the
 * status makes a retry pointless, or the host asks for a longer pause than we wait.
 */
export function retryDelayMs(status: number, retryAfter: string | undefined, attempt: number): number | null {
  if (status !== 429 && status < 500) return null
  const seconds = Math.max(1, retryAfterSeconds(retryAfter) ?? 4 ** (attempt - 1))
  return seconds > LONGEST_WAIT_SECONDS ? null : seconds * 1000
}
