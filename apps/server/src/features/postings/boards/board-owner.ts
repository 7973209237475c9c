import type { Selectable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { boardNameOfUrl } from '../sources/board-name.ts'
import type { Board } from '../store/board-import.ts'
import type { BoardRef } from './board-address.ts'

type BoardRow = Selectable<Tables['job_board']>

/** Replaces the company name on a board with the present name of the company that imported the board. */
export async function withOwner({ db }: Context, board: BoardRow): Promise<BoardRow> {
  if (board.company_id === null) return board
  const { name } = await db
    .selectFrom('company')
    .select('name')
    .where('actor_id', '=', board.company_id)
    .executeTakeFirstOrThrow()
  return { ...board, company_name: name }
}

/** Returns a registered board in the form that `storeBoard` takes. */
export function storedAs(board: BoardRow): Board {
  return {
    kind: board.kind,
    boardId: board.id,
    companyId: board.company_id ?? undefined,
    companyName: board.company_name ?? undefined,
    boardName: boardNameOfUrl(board.address) ?? undefined,
  }
}

/**
 * Returns the board that is registered at this address, so that reading it again updates its existing jobs; null if the
 * address isn't registered.
 */
export async function findStoredAs(ctx: Context, { kind, address }: BoardRef): Promise<Board | null> {
  const board = await ctx.db
    .selectFrom('job_board')
    .selectAll()
    .where('kind', '=', kind)
    .where('address', '=', address)
    .executeTakeFirst()
  return board === undefined ? null : storedAs(await withOwner(ctx, board))
}
