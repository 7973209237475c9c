import { createReadStream } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { type CsvLine, readCsvLines } from '../../../platform/csv-lines.ts'
import { unusedColumns } from '../../../platform/import/unused-columns.ts'
import { type JsonPart, JsonWalker } from '../../../platform/json-walker.ts'
import { type CourseColumns, type CourseField, courseFieldOf, readHeader } from './course-columns.ts'
import { type EntryOutcome, readCourse } from './read-course.ts'
import { UnreadableCourses } from './unreadable-courses.ts'

/** The number of JSON entries that are parsed before yielding to the event loop. */
const BATCH = 500
/** The number of bytes that are parsed before yielding when they contain no complete entry. */
const PIECE_BYTES = 16_384

/** An entry with the number of its line or item. */
export type PlacedEntry = EntryOutcome & { readonly place: number }

const unreadable = (reason: string) => new UnreadableCourses(reason)

/** Returns whether a file is JSON by its first character. */
export async function isJson(path: string): Promise<boolean> {
  for await (const piece of createReadStream(path, { encoding: 'utf8' }) as AsyncIterable<string>) {
    const [first] = piece.replace(/^\uFEFF/, '').trimStart()
    if (first !== undefined) return first === '{' || first === '['
  }
  throw new UnreadableCourses('The file is empty.')
}

/**
 * Reads a CSV file in batches; only one batch is in memory, whatever the size of the file. Calls `onUnused` with a
 * sentence about the columns that match no field.
 *
 * @throws {UnreadableCourses} when it is not a list of courses
 */
export async function* readCsvCourses(
  path: string,
  onUnused: (sentence: string) => void,
): AsyncGenerator<readonly PlacedEntry[]> {
  let columns: CourseColumns | undefined
  let width = 0
  for await (const batch of readCsvLines(path, unreadable)) {
    const [header] = batch
    if (columns === undefined && header) {
      if ('problem' in header) throw new UnreadableCourses(`The first line can’t be read: ${header.problem}`)
      columns = readHeader(header.cells)
      width = header.cells.length
      const unusedNote = unusedColumns(header.cells, [...columns.values()])
      if (unusedNote !== null) onUnused(unusedNote)
      yield readRows(batch.slice(1), columns, width)
    } else if (columns) yield readRows(batch, columns, width)
  }
}

function readRows(rows: readonly CsvLine[], columns: CourseColumns, width: number): PlacedEntry[] {
  return rows.map((row) => {
    const place = row.line
    if ('problem' in row) return { place, problem: row.problem }
    const { cells } = row
    if (cells.length > width) {
      const problem = `It has ${cells.length} cells for ${width} columns. Put quotes around a cell with a comma.`
      return { place, problem }
    }
    return { place, ...readCourse((field) => cells[columns.get(field) ?? -1] ?? '') }
  })
}

/**
 * Reads a JSON file in batches: a list of courses, an object with a list "courses", or one course a line.
 *
 * @throws {UnreadableCourses} when it is not JSON, or has no list
 */
export async function* readJsonCourses(path: string): AsyncGenerator<readonly PlacedEntry[]> {
  const walker = new JsonWalker({ name: 'The file', lists: new Set(['courses']), unreadable })
  let batch: PlacedEntry[] = []
  let place = 0
  const pieces = createReadStream(path, { encoding: 'utf8', highWaterMark: PIECE_BYTES }) as AsyncIterable<string>
  for await (const piece of pieces) {
    for (const part of walker.push(piece)) {
      place += 1
      batch.push({ place, ...readItem(part) })
      if (batch.length < BATCH) continue
      yield batch
      await turn()
      batch = []
    }
  }
  for (const part of walker.end()) {
    place += 1
    batch.push({ place, ...readItem(part) })
  }
  yield batch
}

function readItem({ value, leftOut }: JsonPart): EntryOutcome {
  if (leftOut !== null) return { problem: `It can’t be read whole: ${leftOut}.` }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { problem: 'It isn’t a course.' }
  const texts = new Map<CourseField, string>()
  const notes: string[] = []
  for (const [name, fieldValue] of Object.entries(value)) {
    const field = courseFieldOf(name)
    if (field === undefined || texts.has(field)) continue
    const text = textOf(fieldValue)
    if (text === undefined) notes.push(`Stored without its ${field}: it isn’t a text or a number.`)
    texts.set(field, text ?? '')
  }
  const outcome = readCourse((field) => texts.get(field) ?? '')
  return 'problem' in outcome ? outcome : { ...outcome, notes: [...notes, ...outcome.notes] }
}

/** Joins several texts into one, as in a CSV cell. */
function textOf(value: unknown): string | undefined {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return undefined
  return value.every((one) => typeof one === 'string') ? value.join(';') : undefined
}
