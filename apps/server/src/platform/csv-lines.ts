import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse/sync'

/** Characters of a line: more means that the file is no table, or a quote swallows the rest of it. */
const LONGEST_LINE = 20_000
/** Lines parsed at a time. */
const BATCH = 500
const delimiters = [',', ';', '\t', '|']

/** Makes an error of the reason why a file can't be read as a whole. */
type Unreadable = (reason: string) => Error

/** A row with the number of its line, or why it can't be read. */
export type CsvLine =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly problem: string }

interface Line {
  readonly line: number
  readonly text: string
}

/**
 * Reads a CSV file in batches of rows, of which the first is the header. A row is one line, so that a quote that is never
 * closed costs its own line alone; memory holds one batch, whatever the size of the file. A line without an end throws what
 * `unreadable` makes of the reason.
 */
export async function* readCsvLines(path: string, unreadable: Unreadable): AsyncGenerator<readonly CsvLine[]> {
  let batch: Line[] = []
  let delimiter: string | undefined
  for await (const line of readLines(path, unreadable)) {
    if (line.text.trim() === '') continue
    delimiter ??= delimiterOf(line.text)
    batch.push(line)
    if (batch.length < BATCH) continue
    yield parseBatch(batch, delimiter)
    batch = []
  }
  if (batch.length > 0) yield parseBatch(batch, delimiter ?? ',')
}

async function* readLines(path: string, unreadable: Unreadable): AsyncGenerator<Line> {
  let line = 0
  let rest = ''
  for await (const piece of createReadStream(path, { encoding: 'utf8' }) as AsyncIterable<string>) {
    const texts = (rest + piece).split('\n')
    rest = texts.pop() ?? ''
    for (const text of texts) {
      line += 1
      yield checked({ line, text }, unreadable)
    }
    checked({ line: line + 1, text: rest }, unreadable)
  }
  if (rest !== '') yield checked({ line: line + 1, text: rest }, unreadable)
}

function checked({ line, text }: Line, unreadable: Unreadable): Line {
  if (text.length > LONGEST_LINE) {
    throw unreadable(`Line ${line} has more than ${LONGEST_LINE} characters. Is this a CSV file?`)
  }
  return { line, text: line === 1 ? text.replace(/^\uFEFF/, '') : text }
}

/** Returns the most frequent separator of the header, outside quotes. */
function delimiterOf(header: string): string {
  const text = header.replace(/"[^"]*"/g, '')
  const counts = delimiters.map((delimiter) => ({ delimiter, count: text.split(delimiter).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ','
}

/** A whole batch at once, because that is ten times as fast; line by line if any line of it is broken. */
function parseBatch(lines: readonly Line[], delimiter: string): CsvLine[] {
  const rows = parseText(lines.map(({ text }) => text).join('\n'), delimiter)
  if (rows?.length === lines.length) return lines.map(({ line }, index) => ({ line, cells: rows[index] ?? [] }))
  return lines.map(({ line, text }) => {
    const [cells, ...more] = parseText(text, delimiter) ?? []
    return cells && more.length === 0
      ? { line, cells }
      : { line, problem: 'A quote isn’t closed, or stands within a cell.' }
  })
}

function parseText(text: string, delimiter: string): string[][] | undefined {
  try {
    return parse(text, { delimiter, relax_column_count: true, trim: true })
  } catch {
    return undefined
  }
}
