/** A host that wants to be left alone for longer is asked again some other time, not waited for. */
const LONGEST_WAIT_SECONDS = 60

/** After how many seconds a Retry-After header allows the next request (RFC 9110, 10.2.3); undefined without a sensible one. */
export function retryAfterSeconds(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined) return undefined
  if (/^\d{1,9}$/.test(header.trim())) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}

/**
 * Milliseconds before a request is tried again: what the host asks for, else 1 s, 4 s, 16 s ...; null when the status says
 * that another try is of no use, or the host wants it later than one waits.
 */
export function retryDelayMs(status: number, retryAfter: string | undefined, attempt: number): number | null {
  if (status !== 429 && status < 500) return null
  const seconds = Math.max(1, retryAfterSeconds(retryAfter) ?? 4 ** (attempt - 1))
  return seconds > LONGEST_WAIT_SECONDS ? null : seconds * 1000
}
