import type { AdminMission, MissionMember } from '@rise/contract/missions/admin/shapes'
import { missionsErrors } from '@rise/contract/missions/errors'
import type { MissionState } from '@rise/contract/missions/kinds'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { type Selectable, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Page, toPage } from '../../../platform/database/page.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { Failure } from '../../../platform/failure.ts'
import { memberCardsOf } from '../../connections/index.ts'
import { dayBefore, dayOf } from './mission-days.ts'

interface Query {
  readonly q?: string | undefined
  readonly state: MissionState
  readonly page: number
}

interface Row extends Selectable<Tables['mission']> {
  readonly begun: number
  readonly finished: number
}

/**
 * Returns a page of the missions in a state, newest first, with the numbers of members who have begun and finished
 * each.
 */
export async function listAdminMissions(
  { db, clock }: Context,
  { q = '', state, page }: Query,
): Promise<Page<AdminMission>> {
  const isOver = sql`coalesce(ends_at <= ${clock.now()}, false)`
  const matchesText = sql`(title ilike ${`%${q.replaceAll(/[\\%_]/g, '\\$&')}%`} or key = ${q.toLowerCase()})`
  const where = sql`${state === 'ended' ? isOver : sql`not ${isOver}`} and (${q === ''} or ${matchesText})`
  const [{ rows }, countResult] = await Promise.all([
    sql<Row>`
      select mission.*, begun.* from (
        select * from mission where ${where}
        order by created_at desc, key limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}
      ) as mission
      cross join lateral (
        select count(*)::integer as begun, (count(*) filter (where rounds > 0))::integer as finished
        from mission_progress where mission_id = mission.id and counted > 0
      ) as begun order by created_at desc, key`.execute(db),
    sql<{ count: number }>`select count(*)::integer as count from mission where ${where}`.execute(db),
  ])
  const items = rows.map(
    ({ id: _id, key, title, words, icon, deed, steps, times, points, audience, version, begun, finished, ...row }) => ({
      ...{ _id, key, title, words, icon, deed, steps, times, points, audience, version, begun, finished, state },
      ...{
        perDay: row.per_day,
        from: row.starts_at && dayOf(row.starts_at),
        until: row.ends_at && dayBefore(row.ends_at),
      },
    }),
  )
  return toPage(items, page, countResult.rows[0]?.count ?? 0)
}

/**
 * Returns a page of the members who have begun a mission, most progress first.
 *
 * @throws {Failure} `mission-not-found`
 */
export async function listMissionMembers({ db }: Context, id: string, page: number): Promise<Page<MissionMember>> {
  const mission = await db.selectFrom('mission').select('id').where('id', '=', id).executeTakeFirst()
  if (!mission) throw new Failure(missionsErrors['mission-not-found'])
  const progressQuery = db.selectFrom('mission_progress').where('mission_id', '=', id).where('counted', '>', 0)
  const [rows, countRow] = await Promise.all([
    progressQuery
      .select(['actor_id', 'counted', 'rounds', 'changed_at'])
      .orderBy('counted', 'desc')
      .orderBy('actor_id')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    db
      .selectFrom(
        progressQuery
          .select('actor_id')
          .limit(COUNT_CAP + 1)
          .as('some'),
      )
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  const cards = await memberCardsOf(
    db,
    null,
    rows.map(({ actor_id }) => actor_id),
  )
  const items = rows.flatMap(({ actor_id, counted: done, rounds, changed_at }) => {
    const member = cards.get(actor_id)
    return member ? [{ member, counted: done, rounds, changedAt: changed_at.toISOString() }] : []
  })
  return toPage(items, page, Number(countRow.count))
}
