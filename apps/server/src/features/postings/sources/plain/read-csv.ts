import { finished } from 'node:stream/promises'
import { type Parser, parse } from 'csv-parse'
import type { ReadItem } from '../../posting.ts'
import { shorten } from '../../text/clean-text.ts'
import { type SourceHints, sourceName } from '../source-hints.ts'
import { UnreadableBoard } from '../unreadable-board.ts'
import { plainFieldOf } from './plain-fields.ts'
import { readPlainJob } from './read-plain-job.ts'

/** A row with its cells; `line` is the line of the file in which the row ends. */
interface CsvRow {
  readonly cells: readonly string[]
  readonly line: number
}

const longestCell = 2_000_000
/** The maximum number of characters that may arrive without the end of a row. */
const longestRow = 64_000_000
const delimiters = [',', ';', '\t', '|']

/**
 * Reads our plain format (docs/import-format.md) as CSV: a header row with the fields' names, then cells. The separator
 * is the most frequent one of the header: commas, semicolons, tabs or bars. Throws UnreadableBoard if there is no
 * column for the title, a quote is never closed, or the last row is incomplete.
 */
export async function* readCsv(text: AsyncIterable<string>, hints: SourceHints): AsyncGenerator<ReadItem> {
  const name = sourceName(hints)
  let rows: CsvRows | null = null
  let columns: readonly string[] | null = null
  let last: CsvRow | null = null
  const readRows = function* (given: Iterable<CsvRow>): Generator<ReadItem> {
    for (const row of given) {
      if (columns === null) {
        columns = header(row.cells, name)
        continue
      }
      // A row is returned only once the next row shows that it was complete.
      if (last !== null) yield toItem(columns, last)
      last = row
    }
  }
  let lastCharacter = ''
  try {
    for await (const piece of text) {
      rows ??= new CsvRows(name, delimiterOf(piece))
      lastCharacter = piece.at(-1) ?? lastCharacter
      yield* readRows(rows.push(piece))
    }
    if (rows !== null) yield* readRows(await rows.end())
  } catch (error) {
    if (columns !== null && last !== null) yield toItem(columns, last)
    throw error
  }
  if (columns === null || last === null) return
  const [headerCells, { cells, line }] = [columns as readonly string[], last as CsvRow]
  if (cells.length < headerCells.length && lastCharacter !== '\n' && lastCharacter !== '\r') {
    throw new UnreadableBoard(
      `${name} was cut off: its last row has ${cells.length} of ${headerCells.length} cells and no line end. Fetch it again.`,
    )
  }
  yield toItem(headerCells, { cells, line })
}

function header(row: readonly string[], name: string): readonly string[] {
  if (row.some((column) => plainFieldOf(column) === 'title')) return row
  const columns = row.slice(0, 8).map((column) => `"${shorten(column, 30)}"`)
  throw new UnreadableBoard(
    `${name} has no column for the title of a job; its first row should name the columns, and holds ${columns.join(', ')}. See docs/import-format.md.`,
  )
}

function toItem(columns: readonly string[], { cells: row, line }: CsvRow): ReadItem {
  const isLong = row.some((cell) => cell.length > longestCell)
  const entries = columns.map((column, index) => [column, (row[index] ?? '').slice(0, longestCell)] as const)
  const leftOut = isLong
    ? `a cell is longer than ${longestCell} characters`
    : row.length > columns.length
      ? `it has ${row.length} cells, and there are ${columns.length} columns; put quotes around a cell that holds the separator`
      : null
  const item = readPlainJob(entries, leftOut)
  if (!('posting' in item) || item.notes === undefined) return item
  return { ...item, notes: item.notes.map((note) => `line ${line}, ${note}`) }
}

/** Returns the most frequent separator in the first line, outside quotes. */
function delimiterOf(beginning: string): string {
  const [line = ''] = beginning
    .trimStart()
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1)
  const counts = delimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ','
}

/** Parses CSV piece by piece with csv-parse; each piece returns the rows that end in it. */
class CsvRows {
  private readonly name: string
  private readonly parser: Parser
  private rows: CsvRow[] = []
  private silence = 0

  constructor(name: string, delimiter: string) {
    this.name = name
    this.parser = parse({
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record: (cells: string[], { lines: line }) => {
        this.rows.push({ cells, line })
        this.silence = 0
        return null
      },
    })
    this.parser.on('error', () => {})
    this.parser.resume()
  }

  *push(piece: string): Generator<CsvRow> {
    this.silence += piece.length
    if (this.silence > longestRow) {
      throw new UnreadableBoard(
        `${this.name} holds a row of more than ${longestRow} characters; is a quote not closed?`,
      )
    }
    this.parser.write(piece)
    yield* this.rows.splice(0)
    if (this.parser.errored) throw this.unreadable(this.parser.errored)
  }

  async end(): Promise<readonly CsvRow[]> {
    try {
      this.parser.end()
      await finished(this.parser)
    } catch (error) {
      throw this.unreadable(error)
    }
    return this.rows.splice(0)
  }

  private unreadable(error: unknown): UnreadableBoard {
    const detail = error instanceof Error ? shorten(error.message, 160) : ''
    return new UnreadableBoard(`${this.name} is not whole CSV, or was cut off: ${detail}. Fetch or export it again.`)
  }
}
