import { companyTeamErrors } from '@rise/contract/companies/team/errors'
import type { ActingAs } from '@rise/contract/companies/team/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Client, SignedIn } from '../../../platform/http/requester.ts'
import { memberName } from '../actors/member-name.ts'
import { accounts } from '../actors/member-query.ts'
import { membershipRole } from '../actors/memberships.ts'
import { type SignInReply, startSession } from './start-session.ts'

/** The maximum number of a login's actors to list. */
const MOST_ACTORS = 50

/** Returns the actors of a login, the default one first. */
export async function actorsOf({ db }: Context, { loginId, actorId }: SignedIn): Promise<ActingAs[]> {
  const rows = await accounts(db)
    .where('login.id', '=', loginId)
    .orderBy('membership.created_at')
    .orderBy('actor.id')
    .limit(MOST_ACTORS)
    .execute()
  return rows.map((row) => ({
    _id: row.actor_id,
    kind: row.kind,
    name: memberName(row),
    slug: row.slug,
    current: row.actor_id === actorId,
  }))
}

/**
 * Switches to another of the login's actors: a new session replaces the current one.
 *
 * @throws {Failure} `actor-not-found` when the login does not act for it
 */
export async function actAs(
  ctx: Context,
  { member, client }: { member: SignedIn; client: Client },
  actorId: string,
): Promise<SignInReply> {
  const { loginId, sessionId } = member
  return ctx.db.transaction().execute(async (tx) => {
    if ((await membershipRole(tx, loginId, actorId)) === null) throw new Failure(companyTeamErrors['actor-not-found'])
    return startSession(ctx, tx, { loginId, actorId, client, insteadOf: sessionId })
  })
}
