/** What the browser reads in an access token; the server alone proves it. Times are in seconds (RFC 7519). */
interface Claims {
  readonly sub?: unknown
  readonly exp?: unknown
  readonly iat?: unknown
}

/** Whose token it is; undefined for what is no token of that form. */
export function subjectOf(token: string | undefined): string | undefined {
  const { sub } = claimsOf(token)
  return typeof sub === 'string' ? sub : undefined
}

/** When it ends, in ms since 1970; undefined when it does not say. */
export function expiryOf(token: string): number | undefined {
  const { exp } = claimsOf(token)
  return typeof exp === 'number' ? exp * 1000 : undefined
}

/** How long it is good for from its issue, in ms: what still counts when this device's clock is wrong. */
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
