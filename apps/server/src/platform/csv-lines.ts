import { createReadStream } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'

/**
 * The maximum number of characters per line. A longer line means that the file is not a table, or that a quote is never
 * closed.
 */
const LONGEST_LINE = 20_000
/**
 * A batch ends once it has this many lines or characters. Batches are small because parsing blocks all other requests.
 */
const BATCH = 500
const BATCH_CHARS = 64_000
/**
 * The number of lines parsed at a time in a batch with a broken line, where each line takes a hundred times as long.
 */
const BROKEN_BATCH = 25
const delimiters = [',', ';', '\t', '|']

/** Creates the error for a file that can't be read, from the reason. */
type Unreadable = (reason: string) => Error

/** A row with the number of its line, or the reason why it can't be read. */
export type CsvLine =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly problem: string }

interface Line {
  readonly line: number
  readonly text: string
}

/**
 * Reads a CSV file in batches of rows; the first row is the header. A row is one line, so a quote that is never closed
 * affects only its own line. The memory holds one batch, whatever the size of the file, and other work runs between
 * batches. A line that is too long throws the error that `unreadable` creates from the reason.
 */
export async function* readCsvLines(path: string, unreadable: Unreadable): AsyncGenerator<readonly CsvLine[]> {
  let batch: Line[] = []
  let size = 0
  let delimiter: string | undefined
  for await (const line of readLines(path, unreadable)) {
    if (line.text.trim() === '') continue
    delimiter ??= delimiterOf(line.text)
    batch.push(line)
    size += line.text.length
    if (batch.length < BATCH && size < BATCH_CHARS) continue
    yield await parseBatch(batch, delimiter)
    await turn()
    batch = []
    size = 0
  }
  if (batch.length > 0) yield await parseBatch(batch, delimiter ?? ',')
}

async function* readLines(path: string, unreadable: Unreadable): AsyncGenerator<Line> {
  let line = 0
  let remainder = ''
  for await (const piece of createReadStream(path, { encoding: 'utf8' }) as AsyncIterable<string>) {
    const texts = (remainder + piece).split('\n')
    remainder = texts.pop() ?? ''
    for (const text of texts) {
      line += 1
      yield checkLine({ line, text }, unreadable)
    }
    checkLine({ line: line + 1, text: remainder }, unreadable)
  }
  if (remainder !== '') yield checkLine({ line: line + 1, text: remainder }, unreadable)
}

function checkLine({ line, text }: Line, unreadable: Unreadable): Line {
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

/**
 * Parses the batch in one call, which is ten times as fast as line by line. If a line is broken, parses each line by
 * itself.
 */
async function parseBatch(lines: readonly Line[], delimiter: string): Promise<CsvLine[]> {
  const rows = parseText(lines.map(({ text }) => text).join('\n'), delimiter)
  if (rows?.length === lines.length) return lines.map(({ line }, index) => ({ line, cells: rows[index] ?? [] }))
  const parsedLines: CsvLine[] = []
  for (let at = 0; at < lines.length; at += BROKEN_BATCH) {
    if (at > 0) await turn()
    parsedLines.push(...lines.slice(at, at + BROKEN_BATCH).map((line) => parseLine(line, delimiter)))
  }
  return parsedLines
}

function parseLine({ line, text }: Line, delimiter: string): CsvLine {
  const [cells, ...more] = parseText(text, delimiter) ?? []
  return cells && more.length === 0
    ? { line, cells }
    : { line, problem: 'A quote isn’t closed, or stands within a cell.' }
}

function parseText(text: string, delimiter: string): string[][] | undefined {
  try {
    return parse(text, { delimiter, relax_column_count: true, trim: true })
  } catch {
    return undefined
  }
}
