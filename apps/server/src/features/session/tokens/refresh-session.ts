import { sessionErrors } from '@rise/contract/session/errors'
import type { TokenPair } from '@rise/contract/session/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client } from '../../../platform/http/requester.ts'
import { findMember } from '../actors/find-member.ts'
import { issueTokens } from './issue-tokens.ts'
import { isIssued, parseRefreshToken, type RefreshToken } from './refresh-token.ts'
import { sessionEnd } from './start-session.ts'

/**
 * How long the previous token still gets the same successor, because the reply was lost or several tabs refreshed at
 * the same time.
 */
const GRACE_MS = 10_000

/**
 * Returns a session's next token pair for the refresh token in the bearer. A token that was replaced longer ago must
 * have been copied, so the whole family ends (RFC 9700, 4.14).
 * @throws {Failure} `refresh-refused`; `refresh-not-here` for page loads, prefetches and other sites
 */
export async function refreshSession(ctx: Context, client: Client): Promise<TokenPair> {
  if (client.navigation) throw new Failure(sessionErrors['refresh-not-here'])
  const token = parseRefreshToken(client.bearer ?? '')
  const pair = token && (await rotate(ctx, token))
  if (!pair) throw new Failure(sessionErrors['refresh-refused'])
  return pair
}

async function rotate(ctx: Context, token: RefreshToken): Promise<TokenPair | undefined> {
  const member = await findMember(ctx, token.sessionId)
  if (!member) return undefined
  const session = await nextGeneration(ctx, token)
  if (!session) return undefined
  return issueTokens(ctx, session, member.role)
}

async function nextGeneration(ctx: Context, token: RefreshToken) {
  const now = ctx.clock.now()
  return ctx.db.transaction().execute(async (tx) => {
    // Concurrent calls with the same token wait here for the first, and then find that it was replaced just now.
    const session = await tx
      .selectFrom('session')
      .select(['id', 'salt', 'generation', 'rotated_at'])
      .where('id', '=', token.sessionId)
      .forUpdate()
      .executeTakeFirst()
    if (!session || !isIssued(ctx.keys, token, session.salt)) return undefined
    const age = session.generation - token.generation
    if (age === 1 && now.getTime() - session.rotated_at.getTime() <= GRACE_MS) return session
    if (age !== 0) {
      ctx.log.warn({ sessionId: session.id }, 'a replaced refresh token was used again; its session ends')
      await tx.deleteFrom('session').where('id', '=', session.id).execute()
      return undefined
    }
    await tx
      .updateTable('session')
      .set({ generation: session.generation + 1, rotated_at: now, last_seen_at: now, expires_at: sessionEnd(now) })
      .where('id', '=', session.id)
      .execute()
    return { ...session, generation: session.generation + 1 }
  })
}
