import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const coursesErrors = defineErrors({
  'course-not-found': { status: 404, message: () => t('This course isn’t in the catalog. It may have been removed.') },
  'courses-page-not-found': { status: 404, message: () => t('The list ends before this page.') },
  'course-changed': {
    status: 409,
    message: () => t('This course was changed elsewhere. Reload the page, then try again.'),
  },
  'course-exists': { status: 409, message: () => t('The catalog already has a course with this link.') },
  'course-merge': { status: 409, message: () => t('Choose another course that is in the catalog.') },
  'courses-unreadable': { status: 422, message: () => t('The file can’t be read as a list of courses.') },
  'course-not-taken': { status: 409, message: () => t('First say that you finished this course.') },
  'course-review-not-found': { status: 404, message: () => t('This rating is gone.') },
})
