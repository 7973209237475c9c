import type { Selectable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { boardNameOfUrl } from '../sources/board-name.ts'
import type { Board } from '../store/board-import.ts'
import type { BoardAddress } from './board-address.ts'

type BoardRow = Selectable<Tables['job_board']>

/** Replaces a board's company name by the current name of the company that imported it. */
export async function withOwner({ db }: Context, board: BoardRow): Promise<BoardRow> {
  if (board.company_id === null) return board
  const { name } = await db
    .selectFrom('company')
    .select('name')
    .where('actor_id', '=', board.company_id)
    .executeTakeFirstOrThrow()
  return { ...board, company_name: name }
}

/** Returns the board under which a registered one is stored. */
export function storedAs(board: BoardRow): Board {
  return {
    kind: board.kind,
    boardId: board.id,
    companyId: board.company_id ?? undefined,
    companyName: board.company_name ?? undefined,
    boardName: boardNameOfUrl(board.address) ?? undefined,
  }
}

/** Returns the stored board of a registered address, so that reading it again refers to its existing jobs. */
export async function findStoredAs(ctx: Context, { kind, address }: BoardAddress): Promise<Board | null> {
  const board = await ctx.db
    .selectFrom('job_board')
    .selectAll()
    .where('kind', '=', kind)
    .where('address', '=', address)
    .executeTakeFirst()
  return board === undefined ? null : storedAs(await withOwner(ctx, board))
}
