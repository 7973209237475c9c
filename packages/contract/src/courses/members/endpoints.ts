import { z } from 'zod'
import { contentErrors } from '../../content/errors.ts'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { gateErrors, platformErrors } from '../../errors.ts'
import { perHour } from '../../limit.ts'
import { page, pageNumber } from '../../pagination.ts'
import { storyErrors } from '../../professionals/story/errors.ts'
import { coursesErrors as e } from '../errors.ts'
import { courseRating, learningChoice } from '../fields.ts'
import { courseGates } from '../policy.ts'
import { courseReview, ownCourse, ownLearning } from '../shapes.ts'

const params = z.object({ slug: z.string().trim().max(100) })
const byMember = {
  tag: 'courses',
  params,
} as const

/** Endpoints for professionals' courses: wanted, in progress or finished, their ratings, and what is on the story. */
export const learningEndpoints = defineEndpoints({
  'GET /api/v1/own-courses': {
    summary: 'The courses that you want, take or finished, the last changed first; at most a hundred',
    tag: 'courses',
    ...courseGates.readLearning,
    reply: success(z.array(ownCourse)),
    errors: [],
  },
  'GET /api/v1/courses/{slug}/reviews': {
    summary: 'Ratings of a course, newest first',
    tag: 'courses',
    ...courseGates.listReviews,
    viewer: true,
    params,
    query: z.object({ page: pageNumber.default(1) }),
    reply: success(page(courseReview)),
    errors: [e['course-not-found']],
  },
  'GET /api/v1/courses/{slug}/me': {
    summary: 'What you say of a course; null if nothing',
    tag: 'courses',
    ...courseGates.readLearning,
    params,
    reply: success(ownLearning.nullable()),
    errors: [e['course-not-found']],
  },
  'PUT /api/v1/courses/{slug}/me': {
    ...byMember,
    ...courseGates.changeLearning,
    summary: 'Says that you want, take or finished a course; your rating stays only with a finished one',
    limits: [perHour('learning', 300, { by: 'actor' })],
    body: learningChoice,
    reply: success(ownLearning),
    errors: [e['course-not-found'], gateErrors.forbidden, platformErrors['too-many-requests']],
  },
  'DELETE /api/v1/courses/{slug}/me': {
    ...byMember,
    ...courseGates.changeLearning,
    summary: 'Takes back what you say of a course, with your rating',
    reply: success(emptyResult),
    errors: [e['course-not-found'], gateErrors.forbidden],
  },
  'PUT /api/v1/courses/{slug}/me/rating': {
    ...byMember,
    ...courseGates.review,
    summary: 'Rates a course that you finished, once; a second call changes the rating',
    limits: [perHour('course-ratings', 60, { by: 'actor' })],
    body: courseRating,
    reply: success(ownLearning),
    errors: [
      e['course-not-found'],
      e['course-not-taken'],
      contentErrors['words-refused'],
      gateErrors.forbidden,
      platformErrors['too-many-requests'],
    ],
  },
  'DELETE /api/v1/courses/{slug}/me/rating': {
    ...byMember,
    ...courseGates.review,
    summary: 'Deletes your rating and its words',
    reply: success(emptyResult),
    errors: [e['course-not-found'], gateErrors.forbidden],
  },
  'PUT /api/v1/courses/{slug}/me/story': {
    ...byMember,
    ...courseGates.addToStory,
    summary: 'Adds a finished course and its skills to your story, once',
    limits: [perHour('courses-on-story', 60, { by: 'actor' })],
    reply: success(ownLearning),
    errors: [
      e['course-not-found'],
      e['course-not-taken'],
      storyErrors['story-changed'],
      platformErrors['too-large'],
      gateErrors.forbidden,
      platformErrors['too-many-requests'],
    ],
  },
  'DELETE /api/v1/courses/{slug}/me/story': {
    ...byMember,
    ...courseGates.addToStory,
    summary: 'Removes from your story what this course added; what you have edited since stays',
    reply: success(ownLearning),
    errors: [e['course-not-found'], e['course-not-taken'], storyErrors['story-changed'], gateErrors.forbidden],
  },
})
