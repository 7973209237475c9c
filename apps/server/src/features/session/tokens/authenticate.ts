import type { Context } from '../../../platform/context.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { findMember } from '../actors/find-member.ts'
import { readAccessToken } from './access-token.ts'

/**
 * Returns the owner of an access token; undefined if the token or its session is no longer valid. Looks the session up
 * on each request, so that logout, suspension, deletion, a new password and a changed role take effect immediately.
 */
export async function authenticate(ctx: Context, accessToken: string): Promise<SignedIn | undefined> {
  const claims = await readAccessToken(ctx, accessToken)
  if (!claims) return undefined
  const member = await findMember(ctx, claims.sessionId)
  return member?.role === claims.role ? member : undefined
}
