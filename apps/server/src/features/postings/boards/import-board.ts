import type { Context } from '../../../platform/context.ts'
import { FetchError } from '../../../platform/fetch/fetch-error.ts'
import { boardNameOfUrl } from '../sources/board-name.ts'
import type { SourceKind } from '../sources/read-source.ts'
import { UnreadableBoard } from '../sources/unreadable-board.ts'
import type { ImportReport } from '../store/board-import.ts'
import { storeBoard } from '../store/store-board.ts'
import { type BoardAddress, boardOfName, isHostedKind } from './board-address.ts'
import { findStoredAs } from './board-owner.ts'
import { noDetails } from './details.ts'
import { identifyBoard } from './identify-board.ts'
import { openBoard } from './open-board.ts'
import { readBoard } from './read-board.ts'
import type { BoardReading } from './read-outcome.ts'
import { registerBoard } from './register-board.ts'
import { removeBoard } from './switch-board.ts'

/** A board as someone names it: by an address of any kind, or by its name at a source. */
export interface NamedBoard {
  readonly addressOrName: string
  readonly kind: SourceKind | undefined
  readonly companyName: string | undefined
}

/** True for what can only be meant as an address on the web. */
export function isWebAddress(text: string): boolean {
  return /^https?:/i.test(text)
}

/**
 * Finds out which board is meant.
 *
 * @throws {UnreadableBoard} none is, or it cannot be told because its page cannot be fetched
 */
export async function findNamedBoard(ctx: Context, { addressOrName, kind }: NamedBoard): Promise<BoardAddress> {
  try {
    if (isWebAddress(addressOrName)) return await identifyBoard(ctx, addressOrName, kind)
  } catch (error) {
    if (error instanceof FetchError) throw new UnreadableBoard(`${addressOrName} cannot be read: ${error.message}`)
    throw error
  }
  const board = kind !== undefined && isHostedKind(kind) ? boardOfName(kind, addressOrName) : null
  if (board === null) throw new UnreadableBoard(`"${addressOrName}" is neither an address nor the name of a board.`)
  return board
}

/** What became of a board that was brought in: whether it is read every hour now, and what the first reading came to. */
export interface BroughtIn {
  readonly enabled: boolean
  readonly registered: boolean
  /** Null when it is off or being read by someone else. */
  readonly reading: BoardReading | null
}

/**
 * Registers a board, to be read every hour from now on, and reads it at once. A new one that cannot be read is not kept: its
 * name may be wrong.
 */
export async function bringInBoard(
  ctx: Context,
  board: BoardAddress,
  companyName: string | undefined,
  onProgress?: (report: ImportReport) => void,
): Promise<BroughtIn> {
  const { id, isNew, enabled } = await registerBoard(ctx, board, companyName ?? null)
  const reading = await readBoard(ctx, id, { ...(onProgress && { onProgress }) })
  const registered = !(isNew && reading?.outcome === 'failed')
  if (!registered) await removeBoard(ctx, id)
  return { enabled, registered, reading }
}

/**
 * Reads a board this one time, without registering it. Of one that is registered the jobs are those that it has, unless another
 * company is named.
 *
 * @throws {FetchError | UnreadableBoard} it cannot be read, or not to its end; nothing is closed then
 */
export async function readBoardOnce(
  ctx: Context,
  board: BoardAddress,
  { companyName, allowEmpty }: { companyName: string | undefined; allowEmpty: boolean },
  onProgress?: (report: ImportReport) => void,
): Promise<ImportReport> {
  const opened = await openBoard(ctx, board, { details: noDetails })
  const items = 'unchanged' in opened ? [] : opened.items
  const boardName = boardNameOfUrl(board.address) ?? undefined
  const registered = companyName === undefined ? await findStoredAs(ctx, board) : null
  const named = registered ?? { kind: board.kind, companyName, boardName }
  return storeBoard(ctx, { ...named, allowEmpty, holdMass: !allowEmpty }, items, onProgress)
}
