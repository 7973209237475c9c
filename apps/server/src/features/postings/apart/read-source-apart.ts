import { LimitExceeded } from '../../../platform/apart/limit-exceeded.ts'
import type { ReadItem } from '../posting.ts'
import type { SourceKind } from '../sources/read-source.ts'
import { type SourceHints, sourceName } from '../sources/source-hints.ts'
import { UnreadableBoard } from '../sources/unreadable-board.ts'
import type { BoardProgress, BoardRequest } from './board-requests.ts'
import { boardProcesses } from './processes.ts'

/** Reads a source from the web like `readSource`, but in a separate process. */
export async function* readSourceApart(
  kind: SourceKind,
  bytes: AsyncIterable<Uint8Array>,
  { contentType, url, fileName }: SourceHints,
): AsyncGenerator<ReadItem> {
  const hints = { contentType, url, fileName }
  const process = await boardProcesses.take()
  const ask = async (request: BoardRequest) => (await process.ask(request)) as BoardProgress
  try {
    let progress = await ask({ kind: 'begin', source: kind, hints })
    for await (const piece of bytes) {
      progress = await ask({ kind: 'go-on', piece })
      yield* progress.items
      if (progress.ended) break
    }
    if (!progress.ended) {
      progress = await ask({ kind: 'go-on', piece: null })
      yield* progress.items
    }
    if (progress.unreadable !== undefined) throw new UnreadableBoard(progress.unreadable)
  } catch (error) {
    if (!(error instanceof LimitExceeded)) throw error
    throw new UnreadableBoard(`${sourceName(hints)} takes too long to read, or nests too deeply; no board does.`)
  } finally {
    process.end()
  }
}
