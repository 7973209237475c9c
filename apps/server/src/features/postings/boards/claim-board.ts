import type { Context } from '../../../platform/context.ts'

const LEASE_MS = 5 * 60_000
const RENEW_MS = 60_000

/** A board that only this process is reading. */
export interface BoardClaim {
  /** Aborted when the board is switched off or removed during the reading. */
  readonly signal: AbortSignal
  release(): Promise<void>
}

/** Ends a reading whose board was switched off or removed. */
export class BoardSwitchedOff extends Error {
  constructor() {
    super('It was switched off while it was read.')
    this.name = 'BoardSwitchedOff'
  }
}

/**
 * Claims a board for one reading, across all processes. Returns null if the board is off, removed, already being read
 * or, with `whenDue`, not yet due. The claim of a dead process expires after five minutes.
 */
export async function claimBoard(ctx: Context, boardId: string, { whenDue }: { whenDue: boolean }) {
  const now = ctx.clock.now()
  let claimQuery = ctx.db
    .updateTable('job_board')
    .set({ reading_until: new Date(now.getTime() + LEASE_MS) })
    .where('id', '=', boardId)
    .where('enabled', '=', true)
    .where((eb) => eb.or([eb('reading_until', 'is', null), eb('reading_until', '<=', now)]))
  if (whenDue) claimQuery = claimQuery.where('next_read_at', '<=', now)
  const board = await claimQuery.returningAll().executeTakeFirst()
  return board === undefined ? null : { board, claim: holdClaim(ctx, boardId) }
}

function holdClaim(ctx: Context, boardId: string): BoardClaim {
  const switchOff = new AbortController()
  async function renew(): Promise<void> {
    const extendedClaim = await ctx.db
      .updateTable('job_board')
      .set({ reading_until: new Date(ctx.clock.now().getTime() + LEASE_MS) })
      .where('id', '=', boardId)
      .where('enabled', '=', true)
      .returning('id')
      .executeTakeFirst()
    if (extendedClaim === undefined) switchOff.abort(new BoardSwitchedOff())
  }
  const renewalTimer = setInterval(
    () => void renew().catch((error: unknown) => ctx.log.warn({ err: error, boardId }, 'claim of a board not renewed')),
    RENEW_MS,
  )
  return {
    signal: switchOff.signal,
    async release() {
      clearInterval(renewalTimer)
      await ctx.db.updateTable('job_board').set({ reading_until: null }).where('id', '=', boardId).execute()
    },
  }
}
