import type { AdminCourse } from '@rise/contract/courses/admin/shapes'
import type { CourseState } from '@rise/contract/courses/kinds'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Page, toPage } from '../../../platform/database/page.ts'
import { prefixPlainWords } from '../../../platform/words/prefix-words.ts'
import { type CourseRow, courseColumns, presentCourse } from '../catalog/course-row.ts'

interface Query {
  readonly q?: string | undefined
  readonly state: CourseState
  readonly page: number
}

interface AdminRow extends CourseRow {
  readonly state: CourseState
  readonly version: number
  readonly link: string
  readonly description: string
}

/** Returns a page of the courses in one state, newest first, as an admin edits them. */
export async function listAdminCourses({ db }: Context, { q = '', state, page }: Query): Promise<Page<AdminCourse>> {
  const words = prefixPlainWords({ typed: q, forgiving: false })
  const matchesText = q === '' ? sql`true` : words === undefined ? sql`false` : sql`terms @@ ${words}::tsquery`
  const where = sql`state = ${state} and ${matchesText}`
  const { rows } = await sql<AdminRow>`
    select ${courseColumns}, state, version, link, description from course where ${where}
    order by created_at desc, id desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db)
  const { rows: countRows } = await sql<{ count: number }>`
    select count(*) as count from (select from course where ${where} limit ${COUNT_CAP + 1}) as counted`.execute(db)
  const items = rows.map((row) => {
    const { version, link, description } = row
    return { ...presentCourse(row), state, version, link, description }
  })
  return toPage(items, page, countRows[0]?.count ?? 0)
}
