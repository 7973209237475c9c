import type { CourseReport } from '@rise/contract/courses/admin/shapes'
import { MOST_COURSE_REASONS } from '@rise/contract/courses/limits'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { beginImport } from '../../../platform/import/entries-read.ts'
import { linkKeyOf } from './link-key.ts'
import { importHashOf } from './read-course.ts'
import { isJson, type PlacedEntry, readCsvCourses, readJsonCourses } from './read-entries.ts'
import { CATALOG_IMPORT, type KeyedCourse, storeCourses } from './store-courses.ts'

const ANALYZED_FROM = 1_000

type Report = { -readonly [K in keyof CourseReport]: CourseReport[K] }

/**
 * Imports a CSV or JSON file: stores the valid entries and reports the others with their reason. Runs in one
 * transaction, so a failure leaves nothing half-written; imports run one after another.
 *
 * @throws {UnreadableCourses} when the file is not a list of courses
 */
export async function importCourses(
  ctx: Context,
  path: string,
  by: { readonly loginId?: string } = {},
): Promise<CourseReport> {
  const unit = (await isJson(path)) ? 'item' : 'line'
  const report: Report = { unit, read: 0, added: 0, changed: 0, unchanged: 0, rejected: 0, reasons: [] }
  await ctx.db.transaction().execute(async (tx) => {
    await beginImport(tx, CATALOG_IMPORT)
    for await (const batch of unit === 'item'
      ? readJsonCourses(path)
      : readCsvCourses(path, (unused) => explain(report, 1, unused))) {
      report.read += batch.length
      const outcome = await storeCourses(ctx, tx, readable(batch, report))
      report.added += outcome.added
      report.changed += outcome.changed
      report.unchanged += outcome.unchanged
      for (const { position, first } of outcome.rejected) {
        const earlier = `${unit === 'line' ? 'Line' : 'Item'} ${first}`
        reject(report, position, `${earlier} has the same link, but says something else.`)
      }
    }
    const { added, changed } = report
    // Without this, queries would be planned with outdated statistics until autovacuum analyses the table.
    if (added > ANALYZED_FROM) await sql`analyze course`.execute(tx)
    if (added + changed > 0) {
      await ctx.activity.record(tx, { kind: 'courses.imported', ...by, data: { added, changed } })
    }
  })
  return report
}

function readable(batch: readonly PlacedEntry[], report: Report): KeyedCourse[] {
  return batch.flatMap((entry) => {
    if ('problem' in entry) {
      reject(report, entry.place, entry.problem)
      return []
    }
    const { course, notes, place } = entry
    for (const note of notes) explain(report, place, note)
    return [{ ...course, position: place, key: linkKeyOf(course.link), hash: importHashOf(course) }]
  })
}

function reject(report: Report, place: number, reason: string): void {
  report.rejected += 1
  explain(report, place, reason)
}

function explain(report: Report, place: number, reason: string): void {
  if (report.reasons.length < MOST_COURSE_REASONS) report.reasons.push({ place, reason })
}
