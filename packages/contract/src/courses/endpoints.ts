import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, success } from '../endpoint.ts'
import { NOT_SPECIFIED } from '../list.ts'
import { page, pageNumber } from '../pagination.ts'
import { tooLongSearch } from '../texts.ts'
import { coursesErrors as e } from './errors.ts'
import { courseLevels, coursePrices, courseSorts } from './kinds.ts'
import { LONGEST_COURSE_SKILL, MOST_SKILLS_ASKED } from './limits.ts'
import { courseGates } from './policy.ts'
import { course, courseCard, courseFigures, skillInDemand, taughtSkill } from './shapes.ts'

const slug = z.string().trim().max(100)

/** The filters of the list of courses, its figures and its feeds. */
export const courseFilters = z.object({
  /** Beginnings of words of the title, the provider and the skills. */
  q: z.string().trim().max(100, tooLongSearch(100)).optional(),
  category: slug.optional(),
  /** `not-specified` for courses without a level; price and language use the same value. */
  level: z.enum([...courseLevels, NOT_SPECIFIED], { error: () => t('Choose a level from the list.') }).optional(),
  price: z.enum(coursePrices, { error: () => t('Choose a price from the list.') }).optional(),
  /** Two letters, such as `en`. */
  language: slug.optional(),
  /** A skill by its slug or name. */
  skill: slug.optional(),
})
export type CourseFilters = z.output<typeof courseFilters>

export const coursesEndpoints = defineEndpoints({
  'GET /api/v1/courses': {
    summary: 'Courses in the catalog, the most popular first',
    tag: 'courses',
    ...courseGates.list,
    query: courseFilters.extend({
      page: pageNumber.default(1),
      sort: z.enum(courseSorts, { error: () => t('Choose an order from the list.') }).default(courseSorts[0]),
    }),
    reply: success(page(courseCard)),
    errors: [e['courses-page-not-found']],
  },
  'GET /api/v1/course-figures': {
    summary: 'The numbers of a list of courses, in total and per filter',
    tag: 'courses',
    ...courseGates.list,
    query: courseFilters,
    reply: success(courseFigures),
    errors: [],
  },
  'GET /api/v1/course-skills': {
    summary: 'Which of these skills are taught by courses, with their numbers; others are omitted',
    tag: 'courses',
    ...courseGates.list,
    query: z.object({
      /** Names of skills, separated by bars. */
      names: z
        .string()
        .max((LONGEST_COURSE_SKILL + 1) * MOST_SKILLS_ASKED * 2, { error: () => t('Ask for fewer skills.') }),
    }),
    reply: success(z.array(taughtSkill)),
    errors: [],
  },
  'GET /api/v1/skills-in-demand': {
    summary: 'The skills that most open jobs name, among those that courses teach; at most six',
    tag: 'courses',
    ...courseGates.list,
    reply: success(z.array(skillInDemand)),
    errors: [],
  },
  'GET /api/v1/courses/{slug}': {
    summary: 'A course; a merged one returns what it was merged into',
    tag: 'courses',
    ...courseGates.read,
    viewer: true,
    params: z.object({ slug }),
    reply: success(course),
    errors: [e['course-not-found']],
  },
})
