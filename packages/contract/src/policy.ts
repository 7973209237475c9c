import type { Access } from './endpoint.ts'

/** What a policy answers: allowed / sign in (401) / upgrade (402) / forbidden (403) / hidden (404). */
export type Verdict = 'allowed' | 'sign-in' | 'upgrade' | 'forbidden' | 'hidden'

/** Who is asking. Signed-in kinds join this union together with accounts. */
export type Principal = { readonly kind: 'guest' }

export const guest: Principal = { kind: 'guest' }

/**
 * The first gate of every endpoint and page: may this principal knock at all? Rules that depend on the thing itself
 * are in the feature's own policy and are asked again on the loaded row.
 */
export function admit(_principal: Principal, access: Access): Verdict {
  return access === 'guest' ? 'allowed' : 'sign-in'
}

/** The HTTP status that tells a verdict; 200 for allowed. */
export const verdictStatus: Readonly<Record<Verdict, number>> = {
  allowed: 200,
  'sign-in': 401,
  upgrade: 402,
  forbidden: 403,
  hidden: 404,
}
