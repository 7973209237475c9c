import type { CurrentUser } from '@rise/contract/session/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { compileOnce } from '../../../platform/database/compile-once.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { accounts, members } from './member-query.ts'
import { presentMember, presentUser } from './present.ts'

/**
 * Returns the logged-in account of a valid session; undefined if the session has ended or expired, or its account is
 * gone.
 */
export async function findMember(
  { db, clock }: Pick<Context, 'clock'> & { readonly db: Database | Tx },
  sessionId: string,
): Promise<SignedIn | undefined> {
  const [row] = await membersOfSession(db, sessionId, clock.now())
  return row && presentMember(row)
}

/** The statement runs on each request of a member. */
const membersOfSession = compileOnce((db, sessionId: string, now: Date) =>
  members(db).where('session.id', '=', sessionId).where('session.expires_at', '>', now),
)

/** Returns the accounts of many sessions with one query; ended sessions are omitted. */
export async function findMembers({ db, clock }: Context, sessionIds: readonly string[]): Promise<SignedIn[]> {
  const rows = await members(db)
    .where(sql<boolean>`session.id = any(${sessionIds}::uuid[])`)
    .where('session.expires_at', '>', clock.now())
    .execute()
  return rows.map(presentMember).filter((member) => member !== undefined)
}

/** Returns an account that acts for one of its actors, as its owner sees it, whether or not the owner is logged in. */
export async function findUser(db: Database | Tx, loginId: string, actorId: string): Promise<CurrentUser> {
  return presentUser(
    await accounts(db).where('login.id', '=', loginId).where('actor.id', '=', actorId).executeTakeFirstOrThrow(),
  )
}
