import type { SuggestedPerson } from '@rise/contract/professionals/directory/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { slugify } from '../../../platform/slugs/slug.ts'
import { varyReasons } from '../../connections/index.ts'
import { personCards } from './person-cards.ts'
import { type SharedKey, type Tie, tiesInWords } from './reason-of.ts'
import { hiddenIds, type Sight, sightOf } from './selection.ts'

const MOST_PEOPLE = 12
const MOST_FOLLOWED = 50
const MOST_NAMED = 2
const MOST_OF_EACH = 10
/**
 * The maximum number of a member's keys to use, the rarest first. A key with a count of 1 is only the member's own. A
 * new key has a count of 0 for a while, and is used.
 */
const MOST_KEYS = 12
const MOST_OF_KEY = 20
const MOST_CANDIDATES = 120

/** A candidate, with the ids of the followed members who follow the candidate, and of the common keys. */
interface TiedPerson {
  readonly id: string
  readonly friends: readonly string[]
  readonly follows: boolean
  readonly shared: readonly number[]
}

interface Ties {
  readonly tied: readonly TiedPerson[]
  /** The members followed most recently, with names. */
  readonly friends: readonly { readonly id: string; readonly name: string }[]
  /** The member's keys, the rarest first. */
  readonly own: readonly (SharedKey & { readonly id: number })[]
}

/**
 * Suggests professionals to follow, those with most in common first, each with one reason. Excludes followed, muted,
 * dismissed and hidden members. The number of examined rows is limited, whatever the number of followers.
 */
export async function suggestPeople(ctx: Context, member: Acting): Promise<SuggestedPerson[]> {
  const sight = await sightOf(ctx, member)
  if (sight.actorId === null) return []
  const ties = await readTies(ctx, sight, await placesOfCompany(ctx, member))
  const best = varyReasons(
    ties.tied.map((person) => ({ id: person.id, ...tiesInWords(tieOf(person, ties)) })),
    MOST_PEOPLE,
  )
  const cards = await personCards(
    ctx,
    sight,
    best.map(({ id }) => id),
  )
  return best.flatMap(({ id, reason }) => {
    const card = cards.find(({ _id }) => _id === id)
    return card && !card.isFollowing ? [{ member: card, reason }] : []
  })
}

function tieOf({ friends, follows, shared }: TiedPerson, { friends: all, own }: Ties): Tie {
  const namedFriends = all.filter(({ id }) => friends.includes(id)).slice(0, MOST_NAMED)
  return {
    friends: namedFriends.map(({ name }) => name),
    others: friends.length - namedFriends.length,
    followsOne: follows,
    shared: own.filter(({ id }) => shared.includes(id)),
  }
}

/** Returns the slug of a company's city; an empty list for professionals, whose own keys include their places. */
async function placesOfCompany({ db }: Context, { role, actorId }: Acting): Promise<string[]> {
  if (role === 'professional') return []
  const company = await db
    .selectFrom('company')
    .select('headquarters')
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  const [city = ''] = company?.headquarters?.split(',') ?? []
  return city === '' ? [] : [slugify(city)]
}

// A member follows another at most once, so `friends` needs no slow `distinct`. Names and keys are returned once rather
// than with every candidate.
async function readTies({ db }: Context, sight: Sight, places: readonly string[]): Promise<Ties> {
  const { actorId } = sight
  const unseenIdsSql = hiddenIds({ sight, open: false })
  const { rows } = await sql<Ties>`
    with friend as materialized (
      select followed_id as id, follow.created_at from follow join actor on actor.id = followed_id and listed
      where follower_id = ${actorId} order by follow.created_at desc, followed_id desc limit ${sql.lit(MOST_FOLLOWED)}
    ), own as materialized (
      select id, kind, name, people from professional_key
      where kind in ('skill', 'expertise', 'place', 'company', 'worked')
        and id = any(array(select unnest(keys) from professional_search where actor_id = ${actorId}))
      union
      select id, kind, name, people from professional_key where kind = 'place' and slug = any(${places}::text[])
    ), candidate as (
      select theirs.followed_id as id, friend.id as friend_id from friend cross join lateral (
        select followed_id from follow where follower_id = friend.id order by created_at desc limit ${sql.lit(MOST_OF_EACH)}
      ) as theirs
      union all
      (select follower_id, null from follow where followed_id = ${actorId} order by created_at desc limit ${sql.lit(MOST_OF_EACH)})
      union all
      select found.actor_id, null from (select id from own where people <> 1 order by people, id limit ${sql.lit(MOST_KEYS)}) as rare
      cross join lateral (
        select actor_id from professional_listing where key_id = rare.id
        order by followers desc, joined_at desc, actor_id desc limit ${sql.lit(MOST_OF_KEY)}
      ) as found
    ), tied as (
      select id, coalesce(array_agg(friend_id) filter (where friend_id is not null), '{}') as friends from candidate
      where id <> ${actorId} and id not in (${unseenIdsSql})
        and not exists (select from follow where follower_id = ${actorId} and followed_id = candidate.id)
        and not exists (select from mute where muter_id = ${actorId} and muted_id = candidate.id)
        and not exists (
          select from dismissed_suggestion where actor_id = ${actorId} and dismissed_id = candidate.id)
      group by id order by count(*) desc, id limit ${sql.lit(MOST_CANDIDATES)}
    ), found as (
      select tied.id, tied.friends, exists (
          select from follow where follower_id = tied.id and followed_id = ${actorId}
        ) as follows, array(select own.id from own where own.id = any(search.keys)) as shared
      from tied join professional_search as search on search.actor_id = tied.id and search.listed
    ), named as (
      select friend.id, friend.created_at, coalesce(nullif(trim(professional.first_name), ''), company.name) as name
      from friend
      left join professional on professional.actor_id = friend.id left join company on company.actor_id = friend.id
    )
    select (select coalesce(json_agg(found), '[]') from found) as tied,
      (select coalesce(json_agg(named order by created_at desc, id), '[]') from named where name <> '') as friends,
      (select coalesce(json_agg(own order by people, id), '[]') from own) as own`.execute(db)
  return rows[0] ?? { tied: [], friends: [], own: [] }
}
