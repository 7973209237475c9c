import type { CurrentUser } from '@rise/contract/session'
import { CompiledQuery, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { accounts, type MemberRow, members } from './member-query.ts'
import { presentMember, presentUser } from './present.ts'

/** The signed-in account of a session that is still good; undefined when it has ended, expired, or its account is gone. */
export async function findMember(
  { db, clock }: Pick<Context, 'clock'> & { readonly db: Database | Tx },
  sessionId: string,
): Promise<SignedIn | undefined> {
  const { rows } = await db.executeQuery<MemberRow>(CompiledQuery.raw(sessionStatement(db), [sessionId, clock.now()]))
  return rows[0] && presentMember(rows[0])
}

let statement: string | undefined

/** Built once: each request asks it, and building it would take the server as long as reading its row. */
function sessionStatement(db: Database | Tx): string {
  statement ??= members(db).where('session.id', '=', '').where('session.expires_at', '>', new Date(0)).compile().sql
  return statement
}

/** The same for many sessions at once; those that have ended are left out. */
export async function findMembers({ db, clock }: Context, sessionIds: readonly string[]): Promise<SignedIn[]> {
  const rows = await members(db)
    .where(sql<boolean>`session.id = any(${sessionIds}::uuid[])`)
    .where('session.expires_at', '>', clock.now())
    .execute()
  return rows.map(presentMember).filter((member) => member !== undefined)
}

/** An account acting for one of its actors, as its owner sees it, whether it is signed in or not. */
export async function findUser(db: Database | Tx, loginId: string, actorId: string): Promise<CurrentUser> {
  return presentUser(
    await accounts(db).where('login.id', '=', loginId).where('actor.id', '=', actorId).executeTakeFirstOrThrow(),
  )
}
