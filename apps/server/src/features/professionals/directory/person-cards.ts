import type { PersonCard } from '@rise/contract/directory'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { memberCards, presentMemberCard } from '../../connections/index.ts'
import { placeOf } from '../present-story.ts'
import type { Sight } from './selection.ts'

const SKILLS = 3
/** Of those whom one followed last, so many are asked whom they follow. */
const MOST_FOLLOWED = 200

type Location = Parameters<typeof placeOf>[0]

/** The cards of these professionals by id, as one member sees them; whom they do not see is left out. */
export async function personCards(
  { db }: Context,
  sight: Sight,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonCard>> {
  if (ids.length === 0) return new Map()
  const { actorId, openKind, marks } = sight
  const opens = openKind === 'open' ? ['public'] : ['public', 'employers']
  const rows = await memberCards(db, actorId)
    .innerJoin('professional_search as search', 'search.actor_id', 'actor.id')
    .leftJoin(mutualOf(sight, ids), 'mutual.id', 'actor.id')
    .where(sql<boolean>`actor.id = any(${ids}::uuid[])`)
    .select(['search.followers', 'mutual.people as mutual'])
    .select([
      sql<Location | null>`story.resume #> '{basics,location}'`.as('location'),
      sql<(string | null)[]>`array(
        select entry ->> 'name' from jsonb_path_query(story.resume, '$.skills[*]') with ordinality as skill (entry, place)
        where entry ->> 'name' <> '' order by place limit ${sql.lit(SKILLS)})`.as('skills'),
      sql<boolean>`coalesce(cardinality(story.mentoring_topics) > 0, false)`.as('mentors'),
      sql<boolean>`(
        search.open_to_work = any(${opens}::text[]) and not search.kept_from && ${marks}::text[]
        or search.open_to_work <> 'off' and actor.id = ${actorId}::uuid)`.as('open_to_work'),
    ])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...presentMemberCard(row),
        place: placeOf(row.location ?? undefined),
        skills: row.skills.filter((name) => name !== null),
        openToWork: row.open_to_work === true,
        mentors: row.mentors,
        followers: row.followers,
        mutual: row.mutual ?? 0,
      },
    ]),
  )
}

/** How many of those whom the asking one follows follow each of these. */
function mutualOf({ actorId }: Sight, ids: readonly string[]) {
  return sql<{ id: string; people: number }>`(
    select theirs.followed_id as id, count(*) as people
    from (
      select followed_id as id from follow where follower_id = ${actorId}::uuid
      order by created_at desc, followed_id desc limit ${sql.lit(MOST_FOLLOWED)}
    ) as friend
    join follow as theirs on theirs.follower_id = friend.id and theirs.followed_id = any(${ids}::uuid[])
    join actor on actor.id = friend.id and actor.listed
    group by theirs.followed_id)`.as('mutual')
}
