import type { Selectable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { boardOfAddress } from './board-address.ts'

type BoardLogEntry = Selectable<Tables['job_board_read']>

/** A registered board. `last` is the latest line of its log; null if the board was never read. */
export interface ListedBoard {
  readonly id: string
  readonly kind: string
  readonly address: string
  readonly companyName: string | null
  readonly enabled: boolean
  readonly nextReadAt: Date
  readonly last: BoardLogEntry | null
}

/** Returns every registered board, ordered by kind and address. */
export async function listBoards(ctx: Context): Promise<ListedBoard[]> {
  return selectBoards(ctx)
    .execute()
    .then((rows) => withLast(ctx, rows))
}

/** Returns the boards that match an id, a registered address, or another address of the board. */
export async function findBoards(ctx: Context, asked: string): Promise<ListedBoard[]> {
  const addresses = [asked, boardOfAddress(asked)?.address, URL.parse(asked)?.href].filter((each) => each !== undefined)
  const isId = /^[\da-f]{8}-[\da-f-]{27}$/i.test(asked)
  const rows = await selectBoards(ctx)
    .where((eb) => (isId ? eb('id', '=', asked) : eb('address', 'in', addresses)))
    .execute()
  return withLast(ctx, rows)
}

/** Returns the latest lines of a board's log, newest first. */
export async function readBoardLog({ db }: Context, boardId: string, limit: number): Promise<BoardLogEntry[]> {
  return db
    .selectFrom('job_board_read')
    .selectAll()
    .where('board_id', '=', boardId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

function selectBoards({ db }: Context) {
  return db
    .selectFrom('job_board')
    .select(['id', 'kind', 'address', 'company_name as companyName', 'enabled', 'next_read_at as nextReadAt'])
    .orderBy('kind')
    .orderBy('address')
}

async function withLast<T extends { id: string }>({ db }: Context, boards: readonly T[]) {
  if (boards.length === 0) return []
  const newestReads = await db
    .selectFrom('job_board_read')
    .selectAll()
    .distinctOn('board_id')
    .where(
      'board_id',
      'in',
      boards.map(({ id }) => id),
    )
    .orderBy('board_id')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const lasts = new Map(newestReads.map((entry) => [entry.board_id, entry]))
  return boards.map((board) => ({ ...board, last: lasts.get(board.id) ?? null }))
}
