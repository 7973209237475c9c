import type { CurrentUser } from '@rise/contract/session/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { compileOnce } from '../../../platform/database/compile-once.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { accounts, members } from './member-query.ts'
import { presentMember, presentUser } from './present.ts'

/** Returns the logged-in account of a valid session; undefined when it has ended, expired, or its account is gone. */
export async function findMember(
  { db, clock }: Pick<Context, 'clock'> & { readonly db: Database | Tx },
  sessionId: string,
): Promise<SignedIn | undefined> {
  const [row] = await membersOfSession(db, sessionId, clock.now())
  return row && presentMember(row)
}

/** Runs on each request of a member. */
const membersOfSession = compileOnce((db, sessionId: string, now: Date) =>
  members(db).where('session.id', '=', sessionId).where('session.expires_at', '>', now),
)

/** The same for many sessions at once; ended ones are omitted. */
export async function findMembers({ db, clock }: Context, sessionIds: readonly string[]): Promise<SignedIn[]> {
  const rows = await members(db)
    .where(sql<boolean>`session.id = any(${sessionIds}::uuid[])`)
    .where('session.expires_at', '>', clock.now())
    .execute()
  return rows.map(presentMember).filter((member) => member !== undefined)
}

/** An account acting for one of its actors, as its owner sees it, whether logged in or not. */
export async function findUser(db: Database | Tx, loginId: string, actorId: string): Promise<CurrentUser> {
  return presentUser(
    await accounts(db).where('login.id', '=', loginId).where('actor.id', '=', actorId).executeTakeFirstOrThrow(),
  )
}
