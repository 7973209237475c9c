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

/** A person's input for a board: any of its addresses, or its name at a source. */
export interface NamedBoard {
  readonly addressOrName: string
  readonly kind: SourceKind | undefined
  readonly companyName: string | undefined
}

/** Whether a text can only be a web address. */
export function isWebAddress(text: string): boolean {
  return /^https?:/i.test(text)
}

/**
 * Finds the board for the input.
 * @throws {UnreadableBoard} there is none, or its page can't be fetched
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

/** The result of importing a board: whether it is now read every hour, and the outcome of the first reading. */
export interface BroughtIn {
  readonly enabled: boolean
  readonly registered: boolean
  /** Null if it is off or already being read. */
  readonly reading: BoardReading | null
}

/**
 * Registers a board, to be read every hour, and reads it immediately. Removes a new board that can't be read, because
 * its name may be wrong.
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
 * Reads a board once, without registering it. A registered board keeps its existing jobs, unless another company is
 * given.
 * @throws {FetchError | UnreadableBoard} it can't be read completely; nothing closes then
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
  const boardToRead = registered ?? { kind: board.kind, companyName, boardName }
  return storeBoard(ctx, { ...boardToRead, allowEmpty, holdMass: !allowEmpty }, items, onProgress)
}
