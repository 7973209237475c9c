import { sessionErrors } from '@rise/contract/session/errors'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client } from '../../../platform/http/requester.ts'
import { isIssued, parseRefreshToken } from './refresh-token.ts'

/** Logs out: ends the session of the refresh token in the bearer. Does nothing if the session has already ended. */
export async function logOut({ db, keys }: Context, client: Client): Promise<void> {
  const token = parseRefreshToken(client.bearer ?? '')
  if (!token) return
  const session = await db.selectFrom('session').select('salt').where('id', '=', token.sessionId).executeTakeFirst()
  if (!session || !isIssued(keys, token, session.salt)) return
  await db.deleteFrom('session').where('id', '=', token.sessionId).execute()
}

/** Ends all sessions of a login, except the given one. */
export async function endSessions(db: Database | Tx, loginId: string, except?: string): Promise<void> {
  let query = db.deleteFrom('session').where('login_id', '=', loginId)
  if (except !== undefined) query = query.where('id', '!=', except)
  await query.execute()
}

/**
 * Logs out one device.
 * @throws {Failure} `session-not-found`, also if the device belongs to another account
 */
export async function endSession(db: Database, loginId: string, sessionId: string): Promise<void> {
  const endedSession = await db
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('login_id', '=', loginId)
    .returning('id')
    .executeTakeFirst()
  if (!endedSession) throw new Failure(sessionErrors['session-not-found'])
}
