import { sql } from 'kysely'
import type { Database } from '../../platform/database.ts'
import { NAMELESS } from '../session/index.ts'
import { maySuggest } from './may-suggest.ts'
import type { Proposal } from './proposal.ts'

const MOST_FOLLOWED = 100
const MOST_OF_EACH = 20
const MOST = 40

interface Row {
  readonly id: string
  readonly because: 'follower' | 'friend' | 'newcomer'
  readonly friend: string | null
}

/**
 * Professionals to follow: first those who follow one, then those whom people follow that one follows, then newcomers.
 * What is looked at is bounded, whoever has how many followers.
 */
export async function suggestProfessionals(db: Database, actorId: string): Promise<Proposal[]> {
  const { rows } = await sql<Row>`
    with followed as (
      select followed_id as id from follow join actor on actor.id = followed_id and listed
      where follower_id = ${actorId} order by follow.created_at desc, followed_id desc limit ${sql.lit(MOST_FOLLOWED)}
    ), candidate as (
      (select follower_id as id, 1 as rank, null::uuid as friend_id, created_at as at from follow
      where followed_id = ${actorId} order by created_at desc limit ${sql.lit(MOST)})
      union all
      select theirs.followed_id, 2, followed.id, theirs.created_at from followed cross join lateral (
        select followed_id, created_at from follow
        where follower_id = followed.id order by created_at desc limit ${sql.lit(MOST_OF_EACH)}
      ) theirs
      union all
      (select actor_id, 3, null, created_at from membership order by created_at desc, actor_id desc limit ${sql.lit(MOST)})
    ), best as (
      select distinct on (id) * from candidate where id <> ${actorId} order by id, rank, at desc
    )
    select best.id, (array['follower', 'friend', 'newcomer'])[rank] as because,
      coalesce(nullif(trim(friend.first_name || ' ' || friend.last_name), ''), friend_company.name) as friend
    from best
    join actor on actor.id = best.id and actor.kind = 'professional'
    left join professional friend on friend.actor_id = friend_id
    left join company friend_company on friend_company.actor_id = friend_id
    where actor.listed and ${maySuggest(actorId, 'best.id')}
    order by rank, at desc, best.id
    limit ${sql.lit(MOST)}`.execute(db)
  return rows.map(({ id, because, friend }) => ({
    id,
    reason: reasonOf(because, friend ?? NAMELESS),
    tied: because !== 'newcomer',
  }))
}

function reasonOf(because: Row['because'], friend: string): string {
  if (because === 'follower') return 'because they follow you'
  if (because === 'friend') return `because you follow ${friend}, who follows them`
  return 'because they are new here'
}
