import { defineList } from '../list.ts'
import { courseSorts } from './kinds.ts'

/** The list of the courses in the catalog. */
export const courseList = defineList({
  path: '/courses',
  items: 'GET /api/v1/courses',
  figures: 'GET /api/v1/course-figures',
  names: ['q', 'category', 'level', 'price', 'language', 'skill', 'sort'],
  defaults: { sort: courseSorts[0] },
  pagesIn: 'path',
})
