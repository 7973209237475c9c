/**
 * The claims that the browser reads from an access token; only the server verifies it. Times are in seconds (RFC 7519).
 */
interface Claims {
  readonly sub?: unknown
  readonly exp?: unknown
  readonly iat?: unknown
}

/** Returns the id of a token's owner; undefined for an unreadable token. */
export function subjectOf(token: string | undefined): string | undefined {
  const { sub } = claimsOf(token)
  return typeof sub === 'string' ? sub : undefined
}

/** Returns the token's expiry, in ms since 1970; undefined if it has none. */
export function expiryOf(token: string): number | undefined {
  const { exp } = claimsOf(token)
  return typeof exp === 'number' ? exp * 1000 : undefined
}

/**
 * Returns the time from the token's issue to its expiry, in ms; undefined if the token lacks either. Unlike the expiry,
 * it need not be compared with this device's clock, which may be wrong.
 */
export function lifetimeOf(token: string): number | undefined {
  const { exp, iat } = claimsOf(token)
  return typeof exp === 'number' && typeof iat === 'number' ? (exp - iat) * 1000 : undefined
}

function claimsOf(token: string | undefined): Claims {
  try {
    const payload = token?.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? claims : {}
  } catch {
    return {}
  }
}
