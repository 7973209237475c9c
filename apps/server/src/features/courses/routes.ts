import { adminCoursesEndpoints } from '@rise/contract/courses/admin/endpoints'
import { coursesEndpoints } from '@rise/contract/courses/endpoints'
import { learningEndpoints } from '@rise/contract/courses/members/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { importFile } from './admin/import-file.ts'
import { listAdminCourses } from './admin/list-admin-courses.ts'
import { mergeCourses } from './admin/merge-courses.ts'
import { addCourse, changeCourse, turnCourse } from './admin/write-course.ts'
import { countCourses } from './catalog/count-courses.ts'
import { findCourse } from './catalog/find-course.ts'
import { listCourses } from './catalog/list-courses.ts'
import { taughtSkills } from './catalog/taught-skills.ts'
import { addToStory, removeFromStory } from './members/add-to-story.ts'
import { chooseLearning, leaveCourse } from './members/choose-learning.ts'
import { clearReview, listReviews } from './members/list-reviews.ts'
import { listOwnCourses, ownLearning } from './members/own-learning.ts'
import { deleteRating, rateCourse } from './members/rate-course.ts'

const publicRoutes = implement(coursesEndpoints, {
  'GET /api/v1/courses': async ({ ctx }, { query }) => reply(await listCourses(ctx, query)),
  'GET /api/v1/course-figures': async ({ ctx }, { query }) => reply(await countCourses(ctx, query)),
  'GET /api/v1/course-skills': async ({ ctx }, { query }) => reply(await taughtSkills(ctx, query.names)),
  'GET /api/v1/courses/{slug}': async ({ ctx, principal }, { params }) =>
    reply(await findCourse(ctx, principal, params.slug)),
})

const learningRoutes = implement(learningEndpoints, {
  'GET /api/v1/own-courses': async (call) => reply(await listOwnCourses(call.ctx, memberOf(call))),
  'GET /api/v1/courses/{slug}/reviews': async ({ ctx, principal }, { params, query }) =>
    reply(await listReviews(ctx, principal, params.slug, query.page)),
  'GET /api/v1/courses/{slug}/me': async (call, { params }) =>
    reply(await ownLearning(call.ctx, memberOf(call), params.slug)),
  'PUT /api/v1/courses/{slug}/me': async (call, { params, body }) =>
    reply(await chooseLearning(call.ctx, memberOf(call), params.slug, body.state)),
  'DELETE /api/v1/courses/{slug}/me': async (call, { params }) => {
    await leaveCourse(call.ctx, memberOf(call), params.slug)
    return reply({})
  },
  'PUT /api/v1/courses/{slug}/me/rating': async (call, { params, body }) =>
    reply(await rateCourse(call.ctx, memberOf(call), params.slug, body)),
  'DELETE /api/v1/courses/{slug}/me/rating': async (call, { params }) => {
    await deleteRating(call.ctx, memberOf(call), params.slug)
    return reply({})
  },
  'PUT /api/v1/courses/{slug}/me/story': async (call, { params }) =>
    reply(await addToStory(call.ctx, memberOf(call), params.slug)),
  'DELETE /api/v1/courses/{slug}/me/story': async (call, { params }) =>
    reply(await removeFromStory(call.ctx, memberOf(call), params.slug)),
})

const adminRoutes = implement(adminCoursesEndpoints, {
  'GET /api/v1/admin/courses': async ({ ctx }, { query }) => reply(await listAdminCourses(ctx, query)),
  'POST /api/v1/admin/courses': async (call, { body }) =>
    reply({ slug: await addCourse(call.ctx, memberOf(call), body) }),
  'PUT /api/v1/admin/courses/{id}': async (call, { params, body }) => {
    await changeCourse(call.ctx, memberOf(call), params.id, body)
    return reply({})
  },
  'PUT /api/v1/admin/courses/{id}/state': async (call, { params, body }) => {
    await turnCourse(call.ctx, memberOf(call), params.id, body.state)
    return reply({})
  },
  'POST /api/v1/admin/courses/{id}/merge': async (call, { params, body }) => {
    await mergeCourses(call.ctx, memberOf(call), params.id, body.into)
    return reply({})
  },
  'POST /api/v1/admin/course-imports': async (call, { body }) =>
    reply(await importFile(call.ctx, memberOf(call), body.file)),
  'DELETE /api/v1/admin/course-reviews/{id}': async (call, { params }) => {
    await clearReview(call.ctx, memberOf(call), params.id)
    return reply({})
  },
})

export const coursesRoutes = [...publicRoutes, ...learningRoutes, ...adminRoutes]
