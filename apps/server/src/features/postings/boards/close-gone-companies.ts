import type { Context } from '../../../platform/context.ts'
import type { SourceKind } from '../sources/read-source.ts'
import type { ImportReport } from '../store/board-import.ts'
import { storeBoard } from '../store/store-board.ts'

interface GoneCompanies {
  readonly kind: SourceKind
  readonly boardId: string
  /** The company names under which the last reading stored jobs. */
  readonly before: readonly string[]
  /** The company names of this reading, plus earlier names whose jobs are not closed yet. */
  readonly now: Set<string>
}

/**
 * Closes the jobs of companies that have left a shared board; storing the board's present companies doesn't close them.
 * If an item was rejected, nothing closes here, because the item's company is unknown. Returns the report, with the
 * jobs that were closed or held here added to its counts.
 */
export async function closeGoneCompanies(
  ctx: Context,
  { kind, boardId, before, now }: GoneCompanies,
  report: ImportReport,
): Promise<ImportReport> {
  if (report.rejected.length > 0) return report
  let { closed, held } = report
  for (const companyName of before.filter((name) => !now.has(name))) {
    const result = await storeBoard(ctx, { kind, boardId, companyName, allowEmpty: true, holdMass: true }, [])
    closed += result.closed
    held += result.held
    if (result.held > 0) now.add(companyName)
  }
  return { ...report, closed, held }
}
