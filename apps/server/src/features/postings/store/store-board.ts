import type { Context } from '../../../platform/context.ts'
import type { ReadItem } from '../posting.ts'
import { type Board, BoardImport, type ImportReport } from './board-import.ts'

/** The maximum number of postings written in one transaction. */
const batchSize = 100

/**
 * Stores a board: adds new jobs, updates changed ones, closes those that left the board, and leaves the rest unchanged,
 * so that storing the board twice changes nothing. Invalid items are rejected with the reason, without affecting
 * others. Nothing closes if every item was rejected, or if the board is empty without `allowEmpty`. Safe under
 * concurrent imports, even of the same board.
 *
 * Calls `onProgress` with the present report after each batch. Rethrows errors of `items`, after storing the items
 * before the error and closing nothing. Also throws errors of the database that no posting caused, such as a lost
 * connection.
 */
export async function storeBoard(
  ctx: Context,
  board: Board,
  items: Iterable<ReadItem> | AsyncIterable<ReadItem>,
  onProgress: (report: ImportReport) => void = () => {},
): Promise<ImportReport> {
  const boardImport = new BoardImport(ctx, board)
  try {
    for await (const item of items) {
      boardImport.take(item)
      if (boardImport.waiting >= batchSize) onProgress(await boardImport.writeBatch())
    }
  } catch (error) {
    // Stores the items that were read before the error.
    onProgress(await boardImport.writeBatch())
    throw error
  }
  await boardImport.writeBatch()
  const report = await boardImport.closeVanished()
  onProgress(report)
  return report
}
