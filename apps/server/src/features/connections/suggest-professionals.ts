import { sql } from 'kysely'
import type { Database } from '../../platform/database.ts'
import { NAMELESS } from '../session/index.ts'
import { maySuggest } from './may-suggest.ts'
import type { Proposal } from './proposal.ts'
import { varyReasons } from './vary-reasons.ts'

const MOST_FOLLOWED = 100
const MOST_OF_EACH = 20
const MOST = 40
const MOST_REASONS = 120

type Because = 'follower' | 'friend' | 'newcomer'

interface Row {
  readonly id: string
  readonly because: Because
  /** Whom one follows and who follows them. */
  readonly friend: string | null
}

const weights: Readonly<Record<Because, number>> = { follower: 6, friend: 4, newcomer: 0.5 }

/**
 * Professionals to follow, each with one reason: those who follow one, those whom people follow that one follows, and
 * newcomers. What is looked at is bounded, whoever has how many followers.
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
    ), reason as (
      select distinct on (id, rank) * from candidate where id <> ${actorId} order by id, rank, at desc
    )
    select reason.id, (array['follower', 'friend', 'newcomer'])[rank] as because,
      coalesce(nullif(trim(friend.first_name || ' ' || friend.last_name), ''), friend_company.name) as friend
    from reason
    join actor on actor.id = reason.id and actor.kind = 'professional'
    left join professional friend on friend.actor_id = friend_id
    left join company friend_company on friend_company.actor_id = friend_id
    where actor.listed and ${maySuggest(actorId, 'reason.id')}
    order by rank, at desc, reason.id
    limit ${sql.lit(MOST_REASONS)}`.execute(db)
  const reasons = rows.map(({ id, because, friend }, index) => ({
    id,
    kind: because === 'friend' ? `friend ${friend}` : because,
    // Of those with the same reason the last comes first.
    weight: weights[because] - index / 1_000,
    text: reasonOf(because, friend ?? NAMELESS),
  }))
  const candidates = [...Map.groupBy(reasons, ({ id }) => id)].map(([id, own]) => ({
    id,
    weight: own.reduce((sum, { weight }) => sum + weight, 0),
    reasons: own,
    tied: own.some(({ kind }) => kind !== 'newcomer'),
  }))
  return varyReasons(candidates, MOST).map(({ id, reason, tied }) => ({ id, reason, tied }))
}

function reasonOf(because: Because, friend: string): string {
  if (because === 'follower') return 'because they follow you'
  if (because === 'friend') return `because you follow ${friend}, who follows them`
  return 'because they are new here'
}
