import type { LayoffReport } from '@rise/contract/layoffs/admin/shapes'
import { MOST_IMPORT_REASONS } from '@rise/contract/layoffs/limits'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type CsvLine, readCsvLines } from '../../../platform/csv-lines.ts'
import { beginImport } from '../../../platform/import/entries-read.ts'
import { unusedColumns } from '../../../platform/import/unused-columns.ts'
import { type LayoffColumns, readHeader } from './layoff-columns.ts'
import { type DayOrder, orderWith } from './read-day.ts'
import { importHashOf, importKeyOf, readLayoff } from './read-layoff.ts'
import { type KeyedLayoff, LAYOFF_IMPORT, storeLayoffs } from './store-layoffs.ts'
import { UnreadableLayoffs } from './unreadable-layoffs.ts'

const ANALYZED_FROM = 1_000

type Report = { -readonly [K in keyof LayoffReport]: LayoffReport[K] }

const unreadable = (reason: string) => new UnreadableLayoffs(reason)

interface FileShape {
  readonly columns: LayoffColumns
  readonly width: number
  readonly order: DayOrder
  /** A sentence that names the columns that match no field. */
  readonly unused: string | null
}

/**
 * Imports a CSV file: stores the valid rows and reports the others with their reason. Runs in one transaction, so a
 * failure leaves nothing half-written; imports run one after another.
 *
 * @throws {UnreadableLayoffs} when the file is not a list of layoffs
 */
export async function importLayoffs(
  ctx: Context,
  path: string,
  by: { readonly loginId?: string } = {},
): Promise<LayoffReport> {
  const shape = await readShape(path)
  const report: Report = { read: 0, added: 0, changed: 0, unchanged: 0, rejected: 0, reasons: [] }
  if (shape.unused !== null) explain(report, 1, shape.unused)
  await ctx.db.transaction().execute(async (tx) => {
    await beginImport(tx, LAYOFF_IMPORT)
    let isHeader = true
    for await (const batch of readCsvLines(path, unreadable)) {
      const rows = isHeader ? batch.slice(1) : batch
      isHeader = false
      report.read += rows.length
      const outcome = await storeLayoffs(ctx, tx, readRows(rows, shape, report))
      report.added += outcome.added
      report.changed += outcome.changed
      report.unchanged += outcome.unchanged
      for (const { line, reason } of outcome.rejected) reject(report, line, reason)
    }
    await sql`
      update layoff set company_id = layoff_match.company_id from layoff_match
      where layoff.name_key = layoff_match.name_key and layoff.company_id is null`.execute(tx)
    const { added, changed } = report
    // Without this, queries would be planned with outdated statistics until autovacuum analyses the table.
    if (added > ANALYZED_FROM) await sql`analyze layoff`.execute(tx)
    if (added + changed > 0) {
      await ctx.activity.record(tx, { kind: 'layoffs.imported', ...by, data: { added, changed } })
    }
  })
  return report
}

/** Reads the whole file once for its header and for whether its dates begin with the month. */
async function readShape(path: string): Promise<FileShape> {
  let columns: LayoffColumns | undefined
  let width = 0
  let unusedNote: string | null = null
  let order: DayOrder = 'unknown'
  for await (const batch of readCsvLines(path, unreadable)) {
    for (const row of batch) {
      if (columns === undefined) {
        if ('problem' in row) throw new UnreadableLayoffs(`The first line can’t be read: ${row.problem}`)
        columns = readHeader(row.cells)
        width = row.cells.length
        unusedNote = unusedColumns(row.cells, [...columns.values()])
      } else if ('cells' in row) {
        order = orderWith(order, row.cells[columns.get('date') ?? -1]?.trim() ?? '')
      }
    }
  }
  if (columns === undefined) throw new UnreadableLayoffs('The file is empty.')
  return { columns, width, order, unused: unusedNote }
}

function readRows(rows: readonly CsvLine[], { columns, width, order }: FileShape, report: Report): KeyedLayoff[] {
  return rows.flatMap((row) => {
    const outcome = 'cells' in row ? readLayoff(columns, width, row.cells, order) : row
    if ('problem' in outcome) {
      reject(report, row.line, outcome.problem)
      return []
    }
    const { layoff, notes } = outcome
    for (const note of notes) explain(report, row.line, note)
    return [{ ...layoff, position: row.line, key: importKeyOf(layoff), hash: importHashOf(layoff) }]
  })
}

function reject(report: Report, line: number, reason: string): void {
  report.rejected += 1
  explain(report, line, reason)
}

function explain(report: Report, line: number, reason: string): void {
  if (report.reasons.length < MOST_IMPORT_REASONS) report.reasons.push({ line, reason })
}
