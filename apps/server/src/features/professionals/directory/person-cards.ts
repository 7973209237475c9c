import type { PersonCard } from '@rise/contract/professionals/directory/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { presentNames } from '../../catalogs/index.ts'
import { presentMemberCard } from '../../connections/index.ts'
import { photoPath } from '../../session/index.ts'
import { placeOf } from '../present-person.ts'
import type { Sight } from './selection.ts'

const SKILLS = 3
/** The maximum number of the viewer's follows that count towards `mutual`: the latest. */
const MOST_FOLLOWED = 200

/** The columns of a professional's card. */
export interface PersonCardRow {
  readonly id: string
  readonly slug: string
  readonly first_name: string
  readonly last_name: string
  readonly photo: string | null
  readonly label: string | null
  readonly location: Parameters<typeof placeOf>[0] | null
  readonly skills: readonly string[]
  readonly mentors: boolean
  readonly open_to_work: boolean | null
  readonly followers: number
  readonly is_following: boolean
  readonly mutual: number
}

/** Returns the cards of these professionals in this order, as one member sees them; hidden ones are omitted. */
export async function personCards({ db }: Context, sight: Sight, ids: readonly string[]): Promise<PersonCard[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ cards: PersonCardRow[] }>`
    with page as materialized (select ${ids}::uuid[] as ids)
    select ${cardsOf(sight, sql`(select ids from page)::uuid[]`)} as cards`.execute(db)
  return (rows[0]?.cards ?? []).map(presentPersonCard)
}

/**
 * Returns the cards as one JSON column of a larger statement; `ids` is a subquery that returns one array. One column,
 * because the server would take longer to read many small values than the database takes to find the rows.
 */
export function cardsOf(sight: Sight, ids: RawBuilder<unknown>): RawBuilder<PersonCardRow[]> {
  const { actorId, openKind, marks, unseen } = sight
  const opens = openKind === 'open' ? ['public'] : ['public', 'employers']
  return sql<PersonCardRow[]>`(
    select coalesce(json_agg(card), '[]') from (
      select actor.id, actor.slug, professional.first_name, professional.last_name, ${photoPath} as photo,
        story.resume #>> '{basics,label}' as label, story.resume #> '{basics,location}' as location, array(
          select entry ->> 'name' from jsonb_path_query(story.resume, '$.skills[*]') with ordinality as skill (entry, place)
          where entry ->> 'name' <> '' order by place limit ${sql.lit(SKILLS)}
        ) as skills, coalesce(cardinality(story.mentoring_topics) > 0, false) as mentors, (
          search.open_to_work = any(${opens}::text[]) and not search.kept_from && ${marks}::text[]
          or search.open_to_work <> 'off' and actor.id = ${actorId}::uuid
        ) as open_to_work, search.followers, own.followed_id is not null as is_following, coalesce(mutual.people, 0) as mutual
      from actor join professional on professional.actor_id = actor.id
      join professional_search as search on search.actor_id = actor.id
      left join story on story.actor_id = actor.id
      left join follow as own on own.follower_id = ${actorId}::uuid and own.followed_id = actor.id
      left join ${mutualOf(actorId, ids)} as mutual on mutual.id = actor.id
      where actor.id = any(${ids}) and actor.listed and actor.id <> all(${unseen}::uuid[])
      order by array_position(${ids}, actor.id)
    ) as card)`
}

/** Returns a subquery that counts, for each of these people, the followers that the viewer also follows. */
function mutualOf(actorId: string | null, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select theirs.followed_id as id, count(*) as people
    from (
      select followed_id as id from follow where follower_id = ${actorId}::uuid
      order by created_at desc, followed_id desc limit ${sql.lit(MOST_FOLLOWED)}
    ) as friend
    join follow as theirs on theirs.follower_id = friend.id and theirs.followed_id = any(${ids})
    join actor on actor.id = friend.id and actor.listed
    group by theirs.followed_id)`
}

export function presentPersonCard(row: PersonCardRow): PersonCard {
  return {
    ...presentMemberCard({ ...row, kind: 'professional', company_name: null, tagline: null }),
    place: placeOf(row.location ?? undefined),
    skills: presentNames('skills', row.skills),
    openToWork: row.open_to_work === true,
    mentors: row.mentors,
    followers: row.followers,
    mutual: row.mutual,
  }
}
