import { coursesErrors } from '@rise/contract/courses/errors'
import type { courseChange, writtenCourse } from '@rise/contract/courses/fields'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { type Admin, actingAs } from '../../../platform/http/requester.ts'
import { lockImport } from '../../../platform/import/entries-read.ts'
import { changeSubject, openSubject, withdrawSubject } from '../../discussion/index.ts'
import { coursePath } from '../catalog/course-row.ts'
import { courseSlugs } from '../import/course-slugs.ts'
import { derivedColumns } from '../import/derived-columns.ts'
import { linkKeyOf } from '../import/link-key.ts'
import { CATALOG_IMPORT } from '../import/store-courses.ts'

type CourseInput = z.output<typeof writtenCourse>
type Change = z.output<typeof courseChange>

/**
 * Publishes a course in the catalog. Returns its slug.
 *
 * @throws {Failure} `course-exists` if the catalog already has its link, even on a hidden course
 */
export function addCourse(ctx: Context, admin: Admin, written: CourseInput): Promise<string> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockImport(tx, CATALOG_IMPORT)
    const link_key = linkKeyOf(written.link)
    await refuseTaken(tx, link_key)
    const id = ctx.newId()
    const [slug = id] = await courseSlugs(tx, [{ ...written, id }])
    const now = ctx.clock.now()
    const { audience = 'everyone' } = written
    await tx
      .insertInto('course')
      .values({
        ...{ id, slug, state: 'public', link_key, import_hash: null, audience, created_at: now, updated_at: now },
        ...columnsOf(written),
      })
      .execute()
    const { title } = written
    await openSubject(ctx, tx, { id, kind: 'course', authorId: null, audience, title, path: coursePath(slug) })
    await ctx.activity.record(tx, { kind: 'course.published', ...actingAs(admin), data: { courseId: id } })
    return slug
  })
}

/**
 * Edits a course. An import recognises it by its original link, so that importing the same entry doesn't revert the
 * edit.
 *
 * @throws {Failure} `course-not-found`, `course-changed`, `course-exists`
 */
export async function changeCourse(ctx: Context, admin: Admin, id: string, change: Change): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await lockImport(tx, CATALOG_IMPORT)
    const { version, import_hash, link_key } = await lockCourse(tx, id)
    if (version !== change.version) throw new Failure(coursesErrors['course-changed'])
    const key = import_hash === null ? linkKeyOf(change.link) : link_key
    if (key !== link_key) await refuseTaken(tx, key)
    const { title, audience } = change
    await tx
      .updateTable('course')
      .set({
        ...columnsOf(change),
        ...(audience !== undefined && { audience }),
        ...{ link_key: key, version: version + 1, updated_at: ctx.clock.now() },
      })
      .where('id', '=', id)
      .execute()
    await changeSubject(tx, id, { title, ...(audience !== undefined && { audience }) })
    await ctx.activity.record(tx, { kind: 'course.changed', ...actingAs(admin), data: { courseId: id } })
  })
}

/**
 * Publishes a course, or hides it with its discussion.
 *
 * @throws {Failure} `course-not-found`
 */
export async function setCourseState(
  ctx: Context,
  admin: Admin,
  id: string,
  state: 'public' | 'hidden',
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockCourse(tx, id)
    if (row.state === state) return
    await tx
      .updateTable('course')
      .set({ state, version: row.version + 1, updated_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute()
    const { title, audience, slug } = row
    if (state === 'hidden') await withdrawSubject(tx, id)
    else await openSubject(ctx, tx, { id, kind: 'course', authorId: null, audience, title, path: coursePath(slug) })
    await ctx.activity.record(tx, { kind: 'course.changed', ...actingAs(admin), data: { courseId: id } })
  })
}

/**
 * Returns the row of an unmerged course, locked until the caller's transaction ends.
 *
 * @throws {Failure} `course-not-found`
 */
export async function lockCourse(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('course')
    .select(['id', 'slug', 'state', 'title', 'audience', 'link_key', 'import_hash', 'version'])
    .where('id', '=', id)
    .where('state', '<>', 'merged')
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Failure(coursesErrors['course-not-found'])
  return row
}

async function refuseTaken(tx: Tx, key: string): Promise<void> {
  const existingCourse = await tx.selectFrom('course').select('id').where('link_key', '=', key).executeTakeFirst()
  if (existingCourse) throw new Failure(coursesErrors['course-exists'])
}

/** Returns the columns that the form sets. */
function columnsOf(written: Omit<CourseInput, 'audience'>) {
  const { title, provider, link, description, categories, level, hours, price, currency, language } = written
  return {
    ...{ title, provider, link, description, categories: [...new Set(categories)], level, hours, language },
    ...{ price, currency: price ? currency : null },
    ...derivedColumns(written),
  }
}
