import type { EarnedBadge } from '@rise/contract/catalogs/shapes'
import type { Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Tx } from '../../platform/database/database.ts'
import { part } from '../../platform/slot.ts'
import { badges } from '../catalogs/index.ts'

const entries = new Map(badges.map((badge) => [badge.slug, badge]))

/**
 * Returns an actor's badges, newest first, as an expression for another query. `actorId` is that query's expression for
 * the actor.
 */
export function earnedBadgesOf(db: Database | Tx, actorId: Expression<string>) {
  return jsonArrayFrom(
    db
      .selectFrom('badge')
      .select(['badge.slug', 'badge.earned_at'])
      .where('badge.actor_id', '=', actorId)
      .orderBy('badge.earned_at', 'desc')
      .orderBy('badge.slug'),
  )
}

/** Adds the catalog's texts to earned badges; discontinued ones are omitted. */
export function presentEarnedBadges(
  rows: readonly { readonly slug: string; readonly earned_at: Date | string }[],
): EarnedBadge[] {
  return rows.flatMap(({ slug, earned_at }) => {
    const entry = presentBadge(slug)
    // A string if the badges come from a JSON column.
    return entry ? [{ ...entry, earnedAt: new Date(earned_at).toISOString() }] : []
  })
}

/** An actor's badges, for the actor's page. */
export const earnedBadges = part({
  column: ({ db, ownerId }) => earnedBadgesOf(db, ownerId),
  present: presentEarnedBadges,
})

/** Returns the catalog's entry of a badge; undefined for a discontinued one. */
export function presentBadge(asked: string): Omit<EarnedBadge, 'earnedAt'> | undefined {
  const entry = entries.get(asked)
  if (!entry) return undefined
  const { slug, name, group, description } = entry
  return { slug, name, group, description }
}
