import { companyJobsErrors } from '@rise/contract/postings/errors'
import type { BoardLook } from '@rise/contract/postings/shapes'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { sourceName } from '../../jobs/index.ts'
import type { BoardRef } from '../boards/board-address.ts'
import { noDetails } from '../boards/details.ts'
import { openBoard } from '../boards/open-board.ts'
import type { Posting, ReadItem } from '../posting.ts'
import { reasonToReject } from '../preparing/prepare-posting.ts'
import { prepareFairly } from '../store/prepare-fairly.ts'
import { boardNotFound } from './find-own-board.ts'

const MOST_POSTINGS = 200
const SHOWN_POSTINGS = 5
const LOOK_MS = 12_000
/** The time limit for reading a slow board. */
const LONGEST_MS = 25_000

/**
 * Returns the first jobs of a board and their total, which is counted for at most 12 seconds and up to 200. Stores
 * nothing.
 * @throws {Failure} `board-not-found`
 */
export async function lookAtBoard(ctx: Context, board: BoardRef): Promise<BoardLook> {
  const { postings, unreadable, reason, more } = await readSome(ctx, board).catch((error: unknown) => {
    throw boardNotFound(error)
  })
  if (postings.length === 0) {
    const message =
      reason === null
        ? t('There are no open jobs on it right now.')
        : t('No job there can be read. Of the first: {reason}.', { reason })
    throw new Failure(companyJobsErrors['board-not-found'], { fields: { 'body.url': message } })
  }
  const jobs: BoardLook['jobs'] = []
  for (const posting of postings.slice(0, SHOWN_POSTINGS)) {
    const { content, places } = await prepareFairly(posting, ctx.clock.now())
    jobs.push({
      title: content.title,
      places: places.map(({ name }) => name),
      workType: content.workType ?? 'Unknown',
    })
  }
  const { kind, address } = board
  return { source: sourceName(kind), address, total: postings.length, totalCapped: more, jobs, unreadable }
}

async function readSome(ctx: Context, board: BoardRef) {
  const until = performance.now() + LOOK_MS
  const openedBoard = await openBoard(ctx, board, { details: noDetails, signal: AbortSignal.timeout(LONGEST_MS) })
  const postings: Posting[] = []
  let unreadable = 0
  let reason: string | null = null
  for await (const item of 'items' in openedBoard ? openedBoard.items : []) {
    const posting = readable(item)
    if (posting) postings.push(posting)
    else if ('rejected' in item) {
      unreadable += 1
      reason ??= item.rejected.reason
    }
    if (postings.length >= MOST_POSTINGS || performance.now() > until)
      return { postings, unreadable, reason, more: true }
  }
  return { postings, unreadable, reason, more: false }
}

function readable(item: ReadItem): Posting | undefined {
  if (!('posting' in item)) return undefined
  // The posting may lack a company name, because each job will belong to the importing company.
  return reasonToReject(item.posting, '-') === null ? item.posting : undefined
}
