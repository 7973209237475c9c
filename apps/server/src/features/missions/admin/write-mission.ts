import type { missionChange, writtenMission } from '@rise/contract/missions/admin/fields'
import { missionsErrors } from '@rise/contract/missions/errors'
import { MOST_RUNNING_MISSIONS } from '@rise/contract/missions/limits'
import { t } from '@rise/texts'
import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { inTurn } from '../../../platform/database/in-turn.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { recordAct } from '../../session/index.ts'
import { beginningOf, dayBefore, endOf } from './mission-days.ts'

type NewMission = z.output<typeof writtenMission>
type Change = z.output<typeof missionChange>
type Row = Selectable<Tables['mission']>

/**
 * Adds a mission.
 *
 * @throws {Failure} `mission-exists`, `too-many-missions`
 */
export function addMission(ctx: Context, admin: Admin, written: NewMission): Promise<void> {
  return inTurn(ctx, 'missions', async (tx) => {
    await tx.executeQuery(sql`select pg_advisory_xact_lock(hashtext('missions'))`.compile(tx))
    const { count } = await tx
      .selectFrom('mission')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', ctx.clock.now())]))
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_RUNNING_MISSIONS) throw new Failure(missionsErrors['too-many-missions'])
    await refuseTaken(tx, written.key)
    const id = ctx.newId()
    await tx
      .insertInto('mission')
      .values({ id, ...columnsOf(written), created_at: ctx.clock.now() })
      .execute()
    const subject = { id, name: written.title }
    await recordAct(ctx, tx, { act: 'mission.added', by: admin.loginId, subject, after: written })
  })
}

/**
 * Edits a mission. Once members have begun it, its requirements can't change, so that no one loses or gains points
 * because of the edit.
 *
 * @throws {Failure} `mission-not-found`, `mission-changed`, `mission-exists`, `mission-begun`
 */
export async function changeMission(ctx: Context, admin: Admin, id: string, change: Change): Promise<void> {
  const { version, ...written } = change
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockMission(tx, id)
    if (row.version !== version) throw new Failure(missionsErrors['mission-changed'])
    if (row.key !== written.key) await refuseTaken(tx, written.key)
    const columns = columnsOf(written)
    // A mission that was ended by hand keeps that end, unless the admin chooses another day.
    const isSameEnd = row.ends_at !== null && written.until === dayBefore(row.ends_at)
    const next = { ...columns, ends_at: isSameEnd ? row.ends_at : columns.ends_at }
    if (fixedFields.some((name) => comparable(row[name]) !== comparable(next[name])) && (await isBegun(tx, id))) {
      throw new Failure(missionsErrors['mission-begun'])
    }
    await tx
      .updateTable('mission')
      .set({ ...next, version: version + 1 })
      .where('id', '=', id)
      .execute()
    const changedFields = (Object.keys(next) as (keyof typeof next)[]).filter(
      (name) => comparable(row[name]) !== comparable(next[name]),
    )
    const pick = (from: Partial<Row>) => Object.fromEntries(changedFields.map((name) => [name, from[name]]))
    await recordAct(ctx, tx, {
      act: 'mission.edited',
      by: admin.loginId,
      subject: { id, name: row.title },
      before: pick(row),
      after: pick(next),
    })
  })
}

/**
 * Ends a mission now; members keep what they earned. If it has already ended, nothing changes.
 *
 * @throws {Failure} `mission-not-found`
 */
export async function endMission(ctx: Context, admin: Admin, id: string): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (tx) => {
    const { ends_at, starts_at, title, version } = await lockMission(tx, id)
    if (ends_at !== null && ends_at <= now) return
    // A mission that has not started will never start.
    const begins = starts_at !== null && starts_at >= now ? { starts_at: null } : {}
    await tx
      .updateTable('mission')
      .set({ ends_at: now, version: version + 1, ...begins })
      .where('id', '=', id)
      .execute()
    await recordAct(ctx, tx, {
      act: 'mission.ended',
      by: admin.loginId,
      subject: { id, name: title },
      before: { ends_at },
      after: { ends_at: now },
    })
  })
}

/** The fields that can't change once members have begun the mission. */
const fixedFields = ['deed', 'steps', 'times', 'per_day', 'audience', 'starts_at'] as const

function comparable(value: unknown): unknown {
  return value instanceof Date ? value.getTime() : value
}

async function isBegun(tx: Tx, id: string): Promise<boolean> {
  const progress = await tx
    .selectFrom('mission_progress')
    .select('actor_id')
    .where('mission_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return progress !== undefined
}

async function lockMission(tx: Tx, id: string): Promise<Row> {
  const row = await tx.selectFrom('mission').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Failure(missionsErrors['mission-not-found'])
  return row
}

async function refuseTaken(tx: Tx, key: string): Promise<void> {
  const existingMission = await tx.selectFrom('mission').select('id').where('key', '=', key).executeTakeFirst()
  if (existingMission)
    throw new Failure(missionsErrors['mission-exists'], { fields: { 'body.key': t('Choose another key.') } })
}

function columnsOf({ key, title, words, icon, deed, steps, times, points, perDay, audience, from, until }: NewMission) {
  return {
    ...{ key, title, words, icon, deed, steps, times, points, per_day: perDay, audience },
    ...{ starts_at: beginningOf(from), ends_at: endOf(until) },
  }
}
