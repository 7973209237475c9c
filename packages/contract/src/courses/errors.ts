import { defineErrors } from '../errors.ts'

export const coursesErrors = defineErrors({
  'course-not-found': { status: 404, message: 'This course isn’t in the catalog. It may have been removed.' },
  'courses-page-not-found': { status: 404, message: 'The list ends before this page.' },
  'course-changed': { status: 409, message: 'This course was changed elsewhere. Reload the page, then try again.' },
  'course-exists': { status: 409, message: 'The catalog already has a course with this link.' },
  'course-merge': { status: 409, message: 'Choose another course that is in the catalog.' },
  'courses-unreadable': { status: 422, message: 'The file can’t be read as a list of courses.' },
  'course-not-taken': { status: 409, message: 'First say that you finished this course.' },
  'course-review-not-found': { status: 404, message: 'This rating is gone.' },
})
