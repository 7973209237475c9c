import type { CourseReport } from '@rise/contract/courses/admin/shapes'
import { coursesErrors } from '@rise/contract/courses/errors'
import type { ReceivedFile } from '@rise/contract/upload'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { importCourses } from '../import/import-courses.ts'
import { UnreadableCourses } from '../import/unreadable-courses.ts'

/**
 * Imports a file that an admin uploads.
 *
 * @throws {Failure} `courses-unreadable`, with the reason
 */
export async function importFile(ctx: Context, { loginId }: SignedIn, { path }: ReceivedFile): Promise<CourseReport> {
  try {
    return await importCourses(ctx, path, { loginId })
  } catch (error) {
    if (!(error instanceof UnreadableCourses)) throw error
    throw new Failure(coursesErrors['courses-unreadable'], { message: error.message })
  }
}
