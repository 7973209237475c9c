import type { Newcomer } from '@rise/contract/connections/shapes'
import { PAGE_SIZE } from '@rise/contract/pagination'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { memberCards, presentMemberCard } from './member-cards.ts'

/** Returns the newest members, without the viewer: professionals, and companies by the day they got a team. */
export async function listNewest({ db }: Context, { actorId }: SignedIn): Promise<Newcomer[]> {
  let query = memberCards(db, actorId)
    .innerJoin('membership', 'membership.actor_id', 'actor.id')
    // A company's date is that of its first team member.
    .where(
      sql<boolean>`not exists (
        select from membership earlier where earlier.actor_id = membership.actor_id
          and (earlier.created_at, earlier.login_id) < (membership.created_at, membership.login_id))`,
    )
    .select('membership.created_at as joined_at')
    .orderBy('membership.created_at', 'desc')
    .orderBy('membership.actor_id', 'desc')
    .limit(PAGE_SIZE)
  if (actorId !== null) query = query.where('actor.id', '!=', actorId)
  const rows = await query.execute()
  return rows.map((row) => ({ member: presentMemberCard(row), joinedAt: row.joined_at.toISOString() }))
}
