import type { Selectable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { FetchError } from '../../../platform/fetch/fetch-error.ts'
import type { ReadItem } from '../posting.ts'
import { companyNameWithin } from '../preparing/bound-posting.ts'
import { boardNameOfUrl } from '../sources/board-name.ts'
import { UnreadableBoard } from '../sources/unreadable-board.ts'
import type { ImportReport } from '../store/board-import.ts'
import { storeBoard } from '../store/store-board.ts'
import { storedAs, withOwner } from './board-owner.ts'
import { BoardSwitchedOff, claimBoard } from './claim-board.ts'
import { closeGoneCompanies } from './close-gone-companies.ts'
import { describeReport } from './describe-report.ts'
import { detailsOfBoard } from './details.ts'
import { type BoardMarks, openBoard } from './open-board.ts'
import { type BoardRead, type BoardReading, nothingDone } from './read-outcome.ts'
import { recordReading } from './record-reading.ts'
import { storeEmptyBoard } from './store-empty-board.ts'

/** How often even an unchanged board is read completely, because our reader may have improved. */
const MARKS_HOURS = 24
const MAX_COMPANIES = 5_000

type BoardRow = Selectable<Tables['job_board']>

interface ReadOptions {
  /** Whether to read the board only if it is due, as the task does. */
  readonly whenDue?: boolean
  readonly onProgress?: (report: ImportReport) => void
}

/**
 * Reads a registered board, stores its jobs and writes the board's log. If the board can't be read completely, no jobs
 * close and the log says why. Returns null if the board is off, removed, not due or already being read.
 */
export async function readBoard(
  ctx: Context,
  boardId: string,
  options: ReadOptions = {},
): Promise<BoardReading | null> {
  const { whenDue = false, onProgress } = options
  const claimResult = await claimBoard(ctx, boardId, { whenDue })
  if (claimResult === null) return null
  const { claim } = claimResult
  const board = await withOwner(ctx, claimResult.board)
  const startedAt = ctx.clock.now()
  let lastReport: ImportReport | undefined
  function follow(report: ImportReport): void {
    lastReport = report
    onProgress?.(report)
  }
  try {
    const boardRead = await storeRead(ctx, board, { signal: claim.signal, onProgress: follow }).catch(
      (error: unknown) => failedRead(ctx, board, error, lastReport),
    )
    await recordReading(ctx, board, startedAt, boardRead)
    return boardRead.reading
  } finally {
    await claim.release()
  }
}

async function storeRead(
  ctx: Context,
  board: BoardRow,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (report: ImportReport) => void },
): Promise<BoardRead> {
  const openedBoard = await openBoard(ctx, board, {
    marks: marksOf(ctx, board),
    details: detailsOfBoard(ctx, board.id),
    signal,
  })
  if ('unchanged' in openedBoard) {
    return { reading: { ...nothingDone, outcome: 'unchanged', message: null } }
  }
  const companies = new Set<string>()
  const items = notingCompanies(openedBoard.items, board, companies)[Symbol.asyncIterator]()
  const first = await items.next()
  if (first.done) return storeEmptyBoard(ctx, board)
  const importReport = await storeBoard(
    ctx,
    { ...storedAs(board), holdMass: true },
    withFirst(first.value, items),
    onProgress,
  )
  const isAll = companies.size < MAX_COMPANIES
  // All jobs on a company's own board belong to that company, whatever company name the board states.
  const before = isAll && board.company_id === null ? board.companies : []
  const closingInput = { kind: board.kind, boardId: board.id, before, now: companies }
  const reading = describeReport(await closeGoneCompanies(ctx, closingInput, importReport))
  const isWhole = reading.outcome === 'ok' && reading.rejected === 0
  return {
    reading,
    marks: isWhole ? openedBoard.marks : { etag: null, lastModified: null },
    ...(reading.outcome !== 'failed' && { companies: [...companies], emptySince: null }),
  }
}

function marksOf(ctx: Context, board: BoardRow): BoardMarks | undefined {
  const wholeReadAt = board.whole_read_at?.getTime() ?? 0
  if (ctx.clock.now().getTime() - wholeReadAt > MARKS_HOURS * 3_600_000) return undefined
  return { etag: board.etag, lastModified: board.last_modified }
}

/** Yields the items unchanged and collects the company names under which their jobs are stored. */
async function* notingCompanies(items: AsyncIterable<ReadItem>, board: BoardRow, companies: Set<string>) {
  for await (const item of items) {
    if (!('rejected' in item) && companies.size < MAX_COMPANIES) {
      const companyName = 'posting' in item ? item.posting.companyName : item.unlisted.companyName
      const name = board.company_name ?? companyName?.value ?? boardNameOfUrl(board.address)
      if (name !== null) companies.add(companyNameWithin(name))
    }
    yield item
  }
}

async function* withFirst(first: ReadItem, rest: AsyncIterator<ReadItem>): AsyncIterable<ReadItem> {
  try {
    yield first
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    // If the caller stops early, this closes the connection from which the items are read.
    await rest.return?.()
  }
}

/** Returns a failed reading, with the counts of the jobs that were stored before the interruption. */
function failedRead({ log }: Context, board: BoardRow, error: unknown, reached: ImportReport | undefined): BoardRead {
  const isExpected =
    error instanceof FetchError || error instanceof UnreadableBoard || error instanceof BoardSwitchedOff
  if (!isExpected) log.error({ err: error, board: board.address }, 'board not read')
  const reason = isExpected ? error.message : 'Something went wrong on our side; the server’s log says what.'
  const { added = 0, changed = 0, unchanged = 0, rejected = [] } = reached ?? {}
  const counts = { ...nothingDone, added, changed, unchanged, rejected: rejected.length }
  return { reading: { ...counts, outcome: 'failed', message: `${reason} Nothing was closed.` } }
}
