import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { platformErrors } from '../../errors.ts'
import { page, pageNumber } from '../../pagination.ts'
import { tooLongSearch, writtenText } from '../../texts.ts'
import { uploadedFile } from '../../upload.ts'
import { coursesErrors as e } from '../errors.ts'
import { courseChange, writtenCourse } from '../fields.ts'
import { LARGEST_COURSES_FILE } from '../limits.ts'
import { courseGates } from '../policy.ts'
import { adminCourse, courseReport } from './shapes.ts'

const gate = { tag: 'admin' } as const
const params = z.object({ id: z.uuid() })

/** Endpoints for admins who look after the catalog of courses. */
export const adminCoursesEndpoints = defineEndpoints({
  'GET /api/v1/admin/courses': {
    ...gate,
    ...courseGates.manage,
    summary: 'Courses in one state, newest first',
    query: z.object({
      q: z.string().trim().max(100, tooLongSearch(100)).optional(),
      state: z.enum(['public', 'hidden']).default('public'),
      page: pageNumber.default(1),
    }),
    reply: success(page(adminCourse)),
    errors: [],
  },
  'POST /api/v1/admin/courses': {
    ...gate,
    ...courseGates.manage,
    summary: 'Publishes a course in the catalog',
    body: writtenCourse,
    reply: success(z.object({ slug: z.string() })),
    errors: [e['course-exists']],
  },
  'PUT /api/v1/admin/courses/{id}': {
    ...gate,
    ...courseGates.manage,
    summary: 'Edits a course',
    params,
    body: courseChange,
    reply: success(emptyResult),
    errors: [e['course-not-found'], e['course-changed'], e['course-exists']],
  },
  'PUT /api/v1/admin/courses/{id}/state': {
    ...gate,
    ...courseGates.manage,
    summary: 'Publishes or hides a course',
    params,
    body: z.object({ state: z.enum(['public', 'hidden']) }),
    reply: success(emptyResult),
    errors: [e['course-not-found']],
  },
  'POST /api/v1/admin/courses/{id}/merge': {
    ...gate,
    ...courseGates.manage,
    summary: 'Merges a course into another, with what members say of it; the other’s values stay',
    params,
    /** The slug of the remaining course, or the address of its page. */
    body: z.object({
      into: writtenText.pipe(
        z
          .string()
          .min(1, { error: () => t('Enter the course that stays.') })
          .max(300),
      ),
    }),
    reply: success(emptyResult),
    errors: [e['course-not-found'], e['course-merge']],
  },
  'POST /api/v1/admin/course-imports': {
    ...gate,
    ...courseGates.manage,
    summary: 'Imports courses from a CSV or JSON file; the same file twice adds nothing',
    upload: { part: 'file', maxBytes: LARGEST_COURSES_FILE },
    body: z.object({ file: uploadedFile(() => t('Choose a CSV or JSON file.')) }),
    reply: success(courseReport),
    errors: [e['courses-unreadable'], platformErrors['too-large'], platformErrors['unsupported-media-type']],
  },
  'DELETE /api/v1/admin/course-reviews/{id}': {
    ...gate,
    ...courseGates.clearReview,
    summary: 'Deletes the words of a rating; the stars stay',
    params,
    reply: success(emptyResult),
    errors: [e['course-review-not-found']],
  },
})
