import type { TokenPair } from '@rise/contract/session/shapes'
import type { Context } from '../../../platform/context.ts'
import { issueAccessToken } from './access-token.ts'
import { refreshTokenOf } from './refresh-token.ts'

/** Issues the token pair of a session's generation. */
export async function issueTokens(
  ctx: Context,
  session: { id: string; salt: Buffer; generation: number },
  role: string,
): Promise<TokenPair> {
  return {
    token: await issueAccessToken(ctx, { sessionId: session.id, role }),
    refreshToken: refreshTokenOf(ctx.keys, session),
  }
}
