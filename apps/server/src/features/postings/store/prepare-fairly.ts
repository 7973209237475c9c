import { setImmediate as turn } from 'node:timers/promises'
import { LimitExceeded } from '../../../platform/apart/limit-exceeded.ts'
import type { BoardRequest } from '../apart/board-requests.ts'
import { postingProcesses } from '../apart/processes.ts'
import type { Posting } from '../posting.ts'
import { type PreparedPosting, preparePosting } from '../preparing/prepare-posting.ts'

/**
 * The maximum length of a description prepared in this process, in characters. Preparing it takes a few milliseconds at
 * worst, and hardly any job has a longer one.
 */
const LONGEST_HERE = 30_000

/**
 * Prepares a posting like `preparePosting`, but lets other requests run first, and prepares a long posting in a
 * separate process. If that exceeds its limits, the posting is prepared without its description.
 */
export async function prepareFairly(posting: Posting, now: Date): Promise<PreparedPosting> {
  if (posting.description.value.length <= LONGEST_HERE) {
    await turn()
    return preparePosting(posting, now)
  }
  const process = await postingProcesses.take()
  try {
    return (await process.ask({ kind: 'prepare', posting, now } satisfies BoardRequest)) as PreparedPosting
  } catch (error) {
    if (!(error instanceof LimitExceeded)) throw error
    return preparePosting({ ...posting, description: { ...posting.description, value: '' } }, now)
  } finally {
    process.end()
  }
}
