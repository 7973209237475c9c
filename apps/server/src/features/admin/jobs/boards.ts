import { adminErrors } from '@rise/contract/admin/errors'
import type { AdminBoard, BoardReading } from '@rise/contract/admin/jobs/shapes'
import type { BoardState } from '@rise/contract/admin/kinds'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type Page, toPage } from '../../../platform/database/page.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { switchBoard } from '../../postings/index.ts'
import { recordAct } from '../../session/index.ts'

type BoardRow = Selectable<Tables['job_board']>

/** The number of readings shown per board. */
const READINGS = 5

/** Returns boards with their last readings, failing ones first. */
export async function listAdminBoards(
  { db }: Context,
  { q = '', state, page }: { q?: string | undefined; state: BoardState; page: number },
): Promise<Page<AdminBoard>> {
  const conditions = sql<boolean>`${conditionsOf(q, state)}`
  const [rows, countResult] = await Promise.all([
    db
      .selectFrom('job_board')
      .selectAll()
      .where(conditions)
      .orderBy('consecutive_failures', 'desc')
      .orderBy('address')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    sql<{ count: number }>`
      select count(*)::int as count from (select from job_board where ${conditions} limit ${COUNT_CAP + 1}) found`.execute(
      db,
    ),
  ])
  return toPage(await withReadings(db, rows), page, countResult.rows[0]?.count ?? 0)
}

function conditionsOf(q: string, state: BoardState): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (state === 'trouble') conditions.push(sql`enabled and consecutive_failures > 0`)
  if (state === 'paused') conditions.push(sql`not enabled`)
  if (q !== '') {
    const part = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
    conditions.push(sql`(address ilike ${part} or company_name ilike ${part})`)
  }
  return sql.join(conditions, sql` and `)
}

async function withReadings(db: Database, rows: readonly BoardRow[]): Promise<AdminBoard[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const { rows: readings } = await sql<Selectable<Tables['job_board_read']>>`
    select read.* from unnest(${ids}::uuid[]) as board (id)
    cross join lateral (
      select * from job_board_read where job_board_read.board_id = board.id
      order by started_at desc, id desc limit ${READINGS}
    ) read order by read.started_at desc, read.id desc`.execute(db)
  const byBoard = Map.groupBy(readings, ({ board_id }) => board_id)
  return rows.map((row) => ({
    ...{ _id: row.id, kind: row.kind, address: row.address, companyName: row.company_name, enabled: row.enabled },
    failures: row.consecutive_failures,
    lastReadAt: row.last_read_at?.toISOString() ?? null,
    lastSuccessAt: row.last_success_at?.toISOString() ?? null,
    nextReadAt: row.next_read_at.toISOString(),
    readings: (byBoard.get(row.id) ?? []).map(presentReading),
  }))
}

function presentReading(row: Selectable<Tables['job_board_read']>): BoardReading {
  const { id, started_at, outcome, added, changed, closed, rejected, message } = row
  return { ...{ _id: id, outcome, added, changed, closed, rejected, message }, at: started_at.toISOString() }
}

/**
 * Pauses or resumes the reading of a board.
 *
 * @throws {Failure} `board-gone`; `changed-since` if it is already in that state
 */
export async function setBoardEnabled(
  ctx: Context,
  admin: Admin,
  { id, enabled }: { id: string; enabled: boolean },
): Promise<AdminBoard> {
  await ctx.db.transaction().execute(async (tx) => {
    const board = await tx
      .selectFrom('job_board')
      .select(['address', 'enabled'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!board) throw new Failure(adminErrors['board-gone'])
    if (board.enabled === enabled) throw new Failure(adminErrors['changed-since'])
    await switchBoard({ db: tx, clock: ctx.clock }, id, enabled)
    await recordAct(ctx, tx, {
      act: enabled ? 'board.resumed' : 'board.paused',
      by: admin.loginId,
      subject: { id, name: board.address },
      before: { enabled: board.enabled },
      after: { enabled },
    })
  })
  const rows = await ctx.db.selectFrom('job_board').selectAll().where('id', '=', id).execute()
  const [board] = await withReadings(ctx.db, rows)
  if (!board) throw new Failure(adminErrors['board-gone'])
  return board
}
