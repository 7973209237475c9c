import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { findOrCreateCompany } from '../../companies/index.ts'

/** The row for one company's jobs on one board. */
export interface BoardSource {
  readonly id: string
  readonly companyId: string
  readonly companyName: string
}

/** Identifies a board: its kind, and its id if it is registered. */
export interface BoardIdentity {
  readonly kind: string
  readonly boardId?: string | undefined
  /** The company that owns the board, regardless of the company names in its jobs; omitted if the name decides. */
  readonly companyId?: string | undefined
}

/**
 * Returns the source of this board and company; creates both if they are new. A board keeps adding to the same
 * company's page, even if the company was claimed or renamed. A registered board takes over jobs that were imported
 * from a file.
 */
export async function findOrCreateSource(
  ctx: Context,
  board: BoardIdentity,
  companyName: string,
): Promise<BoardSource> {
  if (board.companyId !== undefined) {
    return { id: await companySource(ctx, ctx.db, board, board.companyId), companyId: board.companyId, companyName }
  }
  const existingSource = await findKnownSource(ctx, board, companyName)
  if (existingSource) return existingSource
  const company = await findOrCreateCompany(ctx, companyName)
  const id = await companySource(ctx, ctx.db, board, company.id)
  return { id, companyId: company.id, companyName: company.name }
}

/**
 * Returns the source that an earlier import created; null if there is none. A registered board without a source takes
 * over one that was created from files, or by a board that was deleted.
 */
export async function findKnownSource(
  ctx: Context,
  { kind, boardId, companyId }: BoardIdentity,
  companyName: string,
): Promise<BoardSource | null> {
  if (companyId !== undefined) {
    const id = await sourceId(ctx.db, { kind, boardId }, companyId)
    return id === undefined ? null : { id, companyId, companyName }
  }
  const row = await ctx.db
    .selectFrom('job_source')
    .innerJoin('company', 'company.actor_id', 'job_source.company_id')
    .select(['job_source.id', 'job_source.board_id', 'company.actor_id as companyId', 'company.name as companyName'])
    .where('job_source.kind', '=', kind)
    .where(
      sql<boolean>`(lower(company.name) = lower(${companyName}) or lower(company.import_name) = lower(${companyName}))`,
    )
    .where(boardId === undefined ? isOfNoOther : sql<boolean>`(job_source.board_id = ${boardId} or ${isOfNone})`)
    .orderBy(sql`job_source.board_id is not distinct from ${boardId ?? null}::uuid`, 'desc')
    .orderBy('company.created_at')
    .orderBy('company.actor_id')
    .orderBy('job_source.id')
    .executeTakeFirst()
  if (row === undefined) return null
  const { board_id, ...source } = row
  if (boardId === undefined || board_id === boardId) return source
  const { numUpdatedRows } = await ctx.db
    .updateTable('job_source')
    .set({ board_id: boardId })
    .where('id', '=', source.id)
    .where('board_id', 'is not distinct from', board_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? source : findKnownSource(ctx, { kind, boardId }, companyName)
}

/** Whether a source was created from files, or by a board that was deleted. */
const isOfNone = sql<boolean>`not exists (select from job_board where job_board.id = job_source.board_id)`
/** Whether a file can refer to a source. If there are several boards, the right one is unknown. */
const isOfNoOther = sql<boolean>`(${isOfNone} or not exists (
  select from job_source as other
  where other.kind = job_source.kind and other.company_id = job_source.company_id and other.id <> job_source.id
))`

/** Returns the id of the source of this board and company; creates it if new. */
export async function companySource(
  ctx: Context,
  db: Database | Tx,
  board: BoardIdentity,
  companyId: string,
): Promise<string> {
  const { kind, boardId = null } = board
  await db
    .insertInto('job_source')
    .values({ id: ctx.newId(), kind, company_id: companyId, board_id: boardId, last_import_at: null })
    .onConflict((conflict) => conflict.columns(['kind', 'company_id', 'board_id']).doNothing())
    .execute()
  const id = await sourceId(db, board, companyId)
  if (id === undefined) throw new Error('The source of a board is gone as soon as it was made.')
  return id
}

async function sourceId(
  db: Database | Tx,
  { kind, boardId }: BoardIdentity,
  companyId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('job_source')
    .select('id')
    .where('kind', '=', kind)
    .where('company_id', '=', companyId)
    .where('board_id', 'is not distinct from', boardId ?? null)
    .executeTakeFirst()
  return row?.id
}
