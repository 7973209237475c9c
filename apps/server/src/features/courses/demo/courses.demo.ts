import type { CourseLevel } from '@rise/contract/courses/kinds'
import type { Context } from '../../../platform/context.ts'
import { beginImport } from '../../../platform/import/entries-read.ts'
import { linkKeyOf } from '../import/link-key.ts'
import { importHashOf, type ReadCourse } from '../import/read-course.ts'
import { CATALOG_IMPORT, storeCourses } from '../import/store-courses.ts'
import material from './material/courses.json' with { type: 'json' }

/**
 * Adds free public courses with their real addresses, described in our own words. Skipped if the catalog has courses.
 */
export function loadCourses(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await beginImport(tx, CATALOG_IMPORT)
    if (await tx.selectFrom('course').select('id').limit(1).executeTakeFirst()) return 0
    const entries = material.map((described, index) => {
      const course: ReadCourse = { ...described, level: described.level as CourseLevel }
      return { ...course, position: index + 1, key: linkKeyOf(course.link), hash: importHashOf(course) }
    })
    const { added } = await storeCourses(ctx, tx, entries)
    return added
  })
}
