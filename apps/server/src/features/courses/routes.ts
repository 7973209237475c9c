import { adminCoursesEndpoints } from '@rise/contract/courses/admin/endpoints'
import { coursesEndpoints } from '@rise/contract/courses/endpoints'
import { learningEndpoints } from '@rise/contract/courses/members/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { importFile } from './admin/import-file.ts'
import { listAdminCourses } from './admin/list-admin-courses.ts'
import { mergeCourses } from './admin/merge-courses.ts'
import { addCourse, changeCourse, setCourseState } from './admin/write-course.ts'
import { countCourses } from './catalog/count-courses.ts'
import { findCourse } from './catalog/find-course.ts'
import { listCourses } from './catalog/list-courses.ts'
import { skillsInDemand } from './catalog/skills-in-demand.ts'
import { taughtSkills } from './catalog/taught-skills.ts'
import { addToStory, removeFromStory } from './members/add-to-story.ts'
import { chooseLearning, leaveCourse } from './members/choose-learning.ts'
import { clearReview, listReviews } from './members/list-reviews.ts'
import { listOwnCourses, ownLearning } from './members/own-learning.ts'
import { deleteRating, rateCourse } from './members/rate-course.ts'

const catalogRoutes = implement(coursesEndpoints, {
  'GET /api/v1/courses': ({ ctx, query }) => listCourses(ctx, query),
  'GET /api/v1/course-figures': ({ ctx, query }) => countCourses(ctx, query),
  'GET /api/v1/course-skills': ({ ctx, query }) => taughtSkills(ctx, query.names),
  'GET /api/v1/skills-in-demand': ({ ctx }) => skillsInDemand(ctx, true),
  'GET /api/v1/courses/{slug}': ({ ctx, principal, params }) => findCourse(ctx, principal, params.slug),
})

const learningRoutes = implement(learningEndpoints, {
  'GET /api/v1/own-courses': ({ ctx, member }) => listOwnCourses(ctx, member),
  'GET /api/v1/courses/{slug}/reviews': ({ ctx, principal, params, query }) =>
    listReviews(ctx, principal, params.slug, query.page),
  'GET /api/v1/courses/{slug}/me': ({ ctx, member, params }) => ownLearning(ctx, member, params.slug),
  'PUT /api/v1/courses/{slug}/me': ({ ctx, member, params, body }) =>
    chooseLearning(ctx, member, params.slug, body.state),
  'DELETE /api/v1/courses/{slug}/me': ({ ctx, member, params }) => leaveCourse(ctx, member, params.slug),
  'PUT /api/v1/courses/{slug}/me/rating': ({ ctx, member, params, body }) => rateCourse(ctx, member, params.slug, body),
  'DELETE /api/v1/courses/{slug}/me/rating': ({ ctx, member, params }) => deleteRating(ctx, member, params.slug),
  'PUT /api/v1/courses/{slug}/me/story': ({ ctx, member, params }) => addToStory(ctx, member, params.slug),
  'DELETE /api/v1/courses/{slug}/me/story': ({ ctx, member, params }) => removeFromStory(ctx, member, params.slug),
})

const adminRoutes = implement(adminCoursesEndpoints, {
  'GET /api/v1/admin/courses': ({ ctx, query }) => listAdminCourses(ctx, query),
  'POST /api/v1/admin/courses': async ({ ctx, member, body }) => ({ slug: await addCourse(ctx, member, body) }),
  'PUT /api/v1/admin/courses/{id}': ({ ctx, member, params, body }) => changeCourse(ctx, member, params.id, body),
  'PUT /api/v1/admin/courses/{id}/state': ({ ctx, member, params, body }) =>
    setCourseState(ctx, member, params.id, body.state),
  'POST /api/v1/admin/courses/{id}/merge': ({ ctx, member, params, body }) =>
    mergeCourses(ctx, member, params.id, body.into),
  'POST /api/v1/admin/course-imports': ({ ctx, member, body }) => importFile(ctx, member, body.file),
  'DELETE /api/v1/admin/course-reviews/{id}': ({ ctx, member, params }) => clearReview(ctx, member, params.id),
})

export const coursesRoutes = [...catalogRoutes, ...learningRoutes, ...adminRoutes]
