import { randomBytes } from 'node:crypto'
import type { CurrentUser, TokenPair } from '@rise/contract/session/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Client } from '../../../platform/http/requester.ts'
import { findMember } from '../actors/find-member.ts'
import { describeDevice } from './describe-device.ts'
import { issueTokens } from './issue-tokens.ts'

/** How long a session lasts without being refreshed. */
const SESSION_DAYS = 60
const DAY_MS = 86_400_000
/**
 * The maximum number of sessions per login, which is more than anyone has devices. Beyond it, the least recently used
 * session is logged out.
 */
const MOST_SESSIONS = 50

/** The reply to every login, as section 3 of the specification defines it. */
export interface SignInReply extends TokenPair {
  success: true
  result: CurrentUser
}

interface NewSession {
  readonly loginId: string
  readonly actorId: string | null
  readonly client: Client
  /** The session that the new session replaces: the same person continues for another actor. */
  readonly insteadOf?: string
  /** Whether a code was just entered. */
  readonly proven?: boolean
}

/** Starts a session of a login. An admin has no actor. */
export async function startSession(
  ctx: Context,
  tx: Tx,
  { loginId, actorId, client, insteadOf, proven = false }: NewSession,
): Promise<SignInReply> {
  const now = ctx.clock.now()
  const before = insteadOf === undefined ? undefined : await endReplaced(tx, insteadOf)
  const session = { id: ctx.newId(), salt: randomBytes(32), generation: 0 }
  await tx
    .insertInto('session')
    .values({
      ...session,
      login_id: loginId,
      actor_id: actorId,
      rotated_at: now,
      device: describeDevice(client.userAgent),
      network: client.network,
      created_at: now,
      last_seen_at: now,
      expires_at: sessionEnd(now),
      proven_at: proven ? now : (before?.proven_at ?? null),
    })
    .execute()
  await endOldestSessions(tx, loginId)
  await noteNetwork(tx, loginId, client.network, now)
  return replyTo(ctx, tx, session)
}

async function endReplaced(tx: Tx, sessionId: string) {
  return tx.deleteFrom('session').where('id', '=', sessionId).returning('proven_at').executeTakeFirst()
}

/** Returns the login response for a continuing session; undefined if the session has ended. */
export async function continueSession(ctx: Context, tx: Tx, sessionId: string): Promise<SignInReply | undefined> {
  const session = await tx
    .selectFrom('session')
    .select(['id', 'salt', 'generation'])
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
  return session && replyTo(ctx, tx, session)
}

type IssuedSession = Parameters<typeof issueTokens>[1]

async function replyTo(ctx: Context, tx: Tx, session: IssuedSession): Promise<SignInReply> {
  const member = await findMember({ db: tx, clock: ctx.clock }, session.id)
  if (!member) throw new Error('The session of a sign-in is not good.')
  return { success: true, ...(await issueTokens(ctx, session, member.role)), result: member.user }
}

/** Returns when a session expires that was last refreshed at `now`. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS)
}

async function endOldestSessions(tx: Tx, loginId: string): Promise<void> {
  const newestSessions = tx
    .selectFrom('session')
    .select('id')
    .where('login_id', '=', loginId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SESSIONS)
  await tx.deleteFrom('session').where('login_id', '=', loginId).where('id', 'not in', newestSessions).execute()
}

/**
 * Records the network of a login, so that many wrong passwords from other networks don't lock the account on this one.
 */
async function noteNetwork(tx: Tx, loginId: string, network: string, now: Date): Promise<void> {
  await tx
    .insertInto('known_network')
    .values({ login_id: loginId, network, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['login_id', 'network']).doUpdateSet({ last_seen_at: now }))
    .execute()
}
