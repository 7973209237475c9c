import type { MemberCard } from '@rise/contract/connections/shapes'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../platform/database/compile-once.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { photoPath } from '../session/index.ts'
import { notBlocked } from './not-blocked.ts'

export type CardRow = Awaited<ReturnType<ReturnType<typeof memberCards>['execute']>>[number]

/**
 * Selects members as others see them: listed ones that are visible to the viewer (null for a guest). Callers join,
 * filter, order and limit; `presentMemberCard` turns a row into the contract's card.
 */
export function memberCards(db: Database | Tx, viewerActorId: string | null) {
  return db
    .selectFrom('actor')
    .leftJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .leftJoin('company', 'company.actor_id', 'actor.id')
    .where('actor.listed', '=', true)
    .where(notBlocked(viewerActorId, 'actor.id'))
    .select([
      'actor.id',
      'actor.kind',
      'actor.slug',
      'professional.first_name',
      'professional.last_name',
      'company.name as company_name',
      'company.tagline',
    ])
    .select([photoPath.as('photo'), sql<string | null>`story.resume #>> '{basics,label}'`.as('label')])
    .select(isFollowing(viewerActorId).as('is_following'))
}

/** Whether the viewer follows the actor of the query's row. */
export function isFollowing(viewerActorId: string | null) {
  if (viewerActorId === null) return sql<boolean>`false`
  return sql<boolean>`exists (
    select from follow own where own.follower_id = ${viewerActorId} and own.followed_id = actor.id)`
}

export function presentMemberCard(row: CardRow): MemberCard {
  return {
    _id: row.id,
    role: row.kind === 'professional' ? 'professional' : 'employer',
    slug: row.slug,
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    companyName: row.company_name,
    photo: row.photo,
    headline: (row.kind === 'professional' ? row.label : row.tagline) || null,
    isFollowing: row.is_following,
  }
}

/** Returns the cards of these members by id, without those hidden from the viewer. */
export async function memberCardsOf(
  db: Database | Tx,
  viewerActorId: string | null,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MemberCard>> {
  if (ids.length === 0) return new Map()
  const rows = await cardsOf(db, viewerActorId, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, presentMemberCard(row)]))
}

const cardsOf = compileOnce((db, viewerActorId: string | null, ids: readonly string[]) =>
  memberCards(db, viewerActorId).where(sql<boolean>`actor.id = any(${ids}::uuid[])`),
)

/**
 * Returns the cards of `memberCardsOf` as one JSON column of another query, in the order of `ids`, an expression of
 * that query. `presentMemberCard` converts each card. Saves a second statement for the members in a list.
 */
export function memberCardsIn(
  db: Database | Tx,
  viewerActorId: string | null,
  ids: RawBuilder<readonly string[]>,
): RawBuilder<readonly CardRow[]> {
  const cards = memberCards(db, viewerActorId).where(sql<boolean>`actor.id = any(${ids})`)
  return sql`(
    select coalesce(json_agg(card order by array_position(${ids}, card.id)), '[]') from (${cards}) as card)`
}
