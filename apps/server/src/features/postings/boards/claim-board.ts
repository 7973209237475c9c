import type { Context } from '../../../platform/context.ts'

const LEASE_MS = 5 * 60_000
const RENEW_MS = 60_000

/** A board that only this process is reading. */
export interface BoardClaim {
  /** Aborted when the board is switched off or removed during the reading. */
  readonly signal: AbortSignal
  release(): Promise<void>
}

/** Thrown when the operator has switched the board off or removed it. */
export class BoardSwitchedOff extends Error {
  constructor() {
    super('It was switched off while it was read.')
    this.name = 'BoardSwitchedOff'
  }
}

/**
 * Claims a board for one reading, across processes; null if it is off, gone, already being read or, with `whenDue`, not
 * yet due. The claim of a process that died expires after five minutes.
 */
export async function claimBoard(ctx: Context, boardId: string, { whenDue }: { whenDue: boolean }) {
  const now = ctx.clock.now()
  let claiming = ctx.db
    .updateTable('job_board')
    .set({ reading_until: new Date(now.getTime() + LEASE_MS) })
    .where('id', '=', boardId)
    .where('enabled', '=', true)
    .where((eb) => eb.or([eb('reading_until', 'is', null), eb('reading_until', '<=', now)]))
  if (whenDue) claiming = claiming.where('next_read_at', '<=', now)
  const board = await claiming.returningAll().executeTakeFirst()
  return board === undefined ? null : { board, claim: holdClaim(ctx, boardId) }
}

function holdClaim(ctx: Context, boardId: string): BoardClaim {
  const off = new AbortController()
  async function renew(): Promise<void> {
    const extended = await ctx.db
      .updateTable('job_board')
      .set({ reading_until: new Date(ctx.clock.now().getTime() + LEASE_MS) })
      .where('id', '=', boardId)
      .where('enabled', '=', true)
      .returning('id')
      .executeTakeFirst()
    if (extended === undefined) off.abort(new BoardSwitchedOff())
  }
  const renewing = setInterval(
    () => void renew().catch((error: unknown) => ctx.log.warn({ err: error, boardId }, 'claim of a board not renewed')),
    RENEW_MS,
  )
  return {
    signal: off.signal,
    async release() {
      clearInterval(renewing)
      await ctx.db.updateTable('job_board').set({ reading_until: null }).where('id', '=', boardId).execute()
    },
  }
}
