import type { PointsChange } from '@rise/contract/missions/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { CURSOR_PAGE_ROWS, placeOf, toCursorPage } from '../../../platform/database/keyset.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'

/** Returns a page of the member's awards, newest first. */
export async function pointsHistory(
  { db }: Context,
  { actorId }: SignedIn,
  before: string | undefined,
): Promise<{ items: PointsChange[]; next: string | null }> {
  if (actorId === null) return { items: [], next: null }
  const place = placeOf(before)
  let query = db
    .selectFrom('mission_award')
    .innerJoin('mission', 'mission.id', 'mission_award.mission_id')
    .select(['mission_award.id', 'mission_award.points', 'mission_award.created_at'])
    .select(['mission.key', 'mission.title', 'mission.icon'])
    .where('mission_award.actor_id', '=', actorId)
    .orderBy('mission_award.created_at', 'desc')
    .orderBy('mission_award.id', 'desc')
    .limit(CURSOR_PAGE_ROWS)
  if (place) {
    const after = sql<boolean>`
      (mission_award.created_at, mission_award.id) < (${place.at}::timestamptz, ${place.id}::uuid)`
    query = query.where(after)
  }
  const { items, next } = toCursorPage(await query.execute(), ({ id, created_at }) => ({ id, at: created_at }))
  return {
    items: items.map(({ id, key, title, icon, points, created_at }) => ({
      ...{ _id: id, missionKey: key, mission: title, icon, points, date: created_at.toISOString() },
    })),
    next,
  }
}
