import type { Context } from '../../../platform/context.ts'
import { FetchError } from '../../../platform/fetch/fetch-error.ts'
import { boardNameOfUrl } from '../sources/board-name.ts'
import type { SourceKind } from '../sources/read-source.ts'
import { UnreadableBoard } from '../sources/unreadable-board.ts'
import type { ImportReport } from '../store/board-import.ts'
import { storeBoard } from '../store/store-board.ts'
import { type BoardRef, boardOfName, isHostedKind } from './board-address.ts'
import { findStoredAs } from './board-owner.ts'
import { noDetails } from './details.ts'
import { identifyBoard } from './identify-board.ts'
import { openBoard } from './open-board.ts'
import { readBoard } from './read-board.ts'
import type { BoardReading } from './read-outcome.ts'
import { registerBoard } from './register-board.ts'
import { removeBoard } from './switch-board.ts'

/** A board as a person enters it: by any of its addresses, or by its name at a source. */
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
 * Returns the board that the input names.
 * @throws {UnreadableBoard} if there is none or more than one, or its page can't be fetched
 */
export async function findNamedBoard(ctx: Context, { addressOrName, kind }: NamedBoard): Promise<BoardRef> {
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

/** The result of importing a board: whether it is switched on, whether it stays registered, and its reading. */
export interface ImportedBoard {
  readonly enabled: boolean
  readonly registered: boolean
  /** The reading that the import started; null if the board is off or already being read. */
  readonly reading: BoardReading | null
}

/**
 * Registers a board to be read every hour, and reads it immediately. A new board that can't be read is removed again,
 * because its name may be wrong.
 */
export async function importBoard(
  ctx: Context,
  board: BoardRef,
  companyName: string | undefined,
  onProgress?: (report: ImportReport) => void,
): Promise<ImportedBoard> {
  const { id, isNew, enabled } = await registerBoard(ctx, board, companyName ?? null)
  const reading = await readBoard(ctx, id, { ...(onProgress && { onProgress }) })
  const isRegistered = !(isNew && reading?.outcome === 'failed')
  if (!isRegistered) await removeBoard(ctx, id)
  return { enabled, registered: isRegistered, reading }
}

/**
 * Reads a board once without registering it. If the board is registered and no company is given, its existing jobs are
 * updated.
 * @throws {FetchError | UnreadableBoard} if the board can't be read completely; no jobs close then
 */
export async function readBoardOnce(
  ctx: Context,
  board: BoardRef,
  { companyName, allowEmpty }: { companyName: string | undefined; allowEmpty: boolean },
  onProgress?: (report: ImportReport) => void,
): Promise<ImportReport> {
  const openBoardResult = await openBoard(ctx, board, { details: noDetails })
  const items = 'unchanged' in openBoardResult ? [] : openBoardResult.items
  const boardName = boardNameOfUrl(board.address) ?? undefined
  const registeredBoard = companyName === undefined ? await findStoredAs(ctx, board) : null
  const boardToRead = registeredBoard ?? { kind: board.kind, companyName, boardName }
  return storeBoard(ctx, { ...boardToRead, allowEmpty, holdMass: !allowEmpty }, items, onProgress)
}
