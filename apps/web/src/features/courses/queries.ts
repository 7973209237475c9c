import type { InputOf } from '@rise/contract/contract'
import type { Api } from '../../app/base/api.ts'
import { keepPrevious, queryOf, type ReadKey } from '../../app/base/query.ts'
import { type CoursesView, queryOfView } from './courses-address.ts'

/** What shows courses and what members say about them. */
export const courseKeys: readonly ReadKey[] = [
  'GET /api/v1/courses',
  'GET /api/v1/course-figures',
  'GET /api/v1/course-skills',
  'GET /api/v1/courses/{slug}',
  'GET /api/v1/courses/{slug}/me',
  'GET /api/v1/courses/{slug}/reviews',
  'GET /api/v1/own-courses',
  'GET /api/v1/admin/courses',
]

type ListQuery = NonNullable<InputOf<'GET /api/v1/courses'>['query']>
type FigureQuery = NonNullable<InputOf<'GET /api/v1/course-figures'>['query']>

/** A page of the catalog. `page` and the view are as in the address; the API validates them. */
export function coursesQuery(api: Api, page: string | number = 1, view?: CoursesView) {
  const narrowed = view ? queryOfView(view) : {}
  return queryOf(api, 'GET /api/v1/courses', { query: { page, ...narrowed } as ListQuery }, keepPrevious)
}

/** The numbers beside the list, per filter. */
export function courseFiguresQuery(api: Api, view: CoursesView) {
  const { sort: _, ...query } = queryOfView(view)
  return queryOf(api, 'GET /api/v1/course-figures', { query: query as FigureQuery }, keepPrevious)
}

/** Which of these skills courses teach. */
export function taughtSkillsQuery(api: Api, skills: readonly string[]) {
  const names = skills.join('|')
  return queryOf(api, 'GET /api/v1/course-skills', { query: { names } }, { staleTime: 60_000 })
}
