import type { Context } from '../../../platform/context.ts'
import type { BoardRef } from './board-address.ts'

/** A registered board, and whether it is switched on. */
export interface RegisteredBoard {
  readonly id: string
  readonly enabled: boolean
  readonly isNew: boolean
}

/**
 * Registers a board to be read every hour. A board that is already registered keeps its data, except that a given
 * company name replaces the old one.
 */
export async function registerBoard(
  ctx: Context,
  { kind, address }: BoardRef,
  companyName: string | null,
): Promise<RegisteredBoard> {
  const now = ctx.clock.now()
  const id = ctx.newId()
  const row = await ctx.db
    .insertInto('job_board')
    .values({ id, kind, address, company_name: companyName, created_at: now, next_read_at: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'address']).doUpdateSet((eb) => ({
        company_name: eb.fn.coalesce('excluded.company_name', 'job_board.company_name'),
      })),
    )
    .returning(['id', 'enabled'])
    .executeTakeFirstOrThrow()
  return { ...row, isNew: row.id === id }
}
