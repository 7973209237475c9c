import { type WeekFigure, weekFigures } from '@rise/contract/admin/kinds'
import type { AdminOverview } from '@rise/contract/admin/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { ttlCache } from '../../platform/ttl-cache.ts'
import { dayOf } from './analytics/days.ts'
import { countActive } from './analytics/roll-up.task.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** The maximum number that a figure shows. On the busiest installations, "100,000" is precise enough. */
const HIGHEST_FIGURE = 100_000
const CACHE_SECONDS = 60

/** The rows that each figure counts, between two times. */
const figures: Readonly<Record<WeekFigure, (from: Date, to: Date) => RawBuilder<unknown>>> = {
  members: (from, to) => sql`login where created_at >= ${from} and created_at < ${to} and deleted_at is null`,
  jobs: (from, to) => sql`job where posted_at >= ${from} and posted_at < ${to} and joined_into is null`,
  applications: (from, to) => sql`application where applied_at >= ${from} and applied_at < ${to}`,
  posts: (from, to) => sql`post where created_at >= ${from} and created_at < ${to} and deleted_at is null`,
  messages: (from, to) => sql`message where created_at >= ${from} and created_at < ${to}`,
  reports: (from, to) => sql`report where created_at >= ${from} and created_at < ${to} and not automatic`,
  failedMails: (from, to) => sql`mail where failed_at >= ${from} and failed_at < ${to}`,
}

/** Returns the figures of the last seven days and of the seven before, cached for a minute. */
export const readWeek = ttlCache(CACHE_SECONDS, async ({ db, clock }: Context, _: 'week') => {
  const now = clock.now().getTime()
  const [start, before, end] = [new Date(now - WEEK_MS), new Date(now - 2 * WEEK_MS), new Date(now + 1)]
  const counts = weekFigures.map((name) => {
    const countBetween = (from: Date, to: Date) =>
      sql`(select count(*) from (select from ${figures[name](from, to)} limit ${HIGHEST_FIGURE}) one)`
    return sql`json_build_object('now', ${countBetween(start, end)}, 'before', ${countBetween(before, start)})`
  })
  const { rows } = await sql<{ counts: AdminOverview['week'][WeekFigure][]; active: AdminOverview['active'] }>`
    select json_build_array(${sql.join(counts)}) as counts, json_build_object(
      'now', (${countActive(start)}),
      'before', (select active_week from counted_day where day = ${dayOf(start)}::date)) as active`.execute(db)
  const [row] = rows
  if (!row) throw new Error('Counting gave nothing.')
  const week = Object.fromEntries(
    weekFigures.map((name, index) => [name, row.counts[index] ?? { now: 0, before: 0 }]),
  ) as AdminOverview['week']
  return { week, active: row.active }
})
