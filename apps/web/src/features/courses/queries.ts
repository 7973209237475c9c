import { queryOf } from '../../app/base/query.ts'
import type { InputOf } from '@rise/contract/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../app/base/api.ts'
import { perMember } from '../../app/base/per-member.ts'
import { shows } from '../../app/base/shown.ts'
import { type CoursesView, queryOfView } from './courses-address.ts'

declare module '../../app/base/shown.ts' {
  interface Shown {
    /** The catalog, and what members say of courses. */
    readonly courses: true
  }
}

type ListQuery = NonNullable<InputOf<'GET /api/v1/courses'>['query']>
type FigureQuery = NonNullable<InputOf<'GET /api/v1/course-figures'>['query']>
type AdminQuery = NonNullable<InputOf<'GET /api/v1/admin/courses'>['query']>

/** A page of the catalog. `page` and the view are as in the address; the API validates them. */
export function coursesQuery(api: Api, page: string | number = 1, view?: CoursesView) {
  const narrowed = view ? queryOfView(view) : {}
  return queryOf(api, 'GET /api/v1/courses', { query: { page, ...narrowed } as ListQuery }, { placeholderData: keepPreviousData })
}

/** The numbers beside the list, per filter. */
export function courseFiguresQuery(api: Api, view: CoursesView) {
  const { sort: _, ...query } = queryOfView(view)
  return queryOf(api, 'GET /api/v1/course-figures', { query: query as FigureQuery }, { placeholderData: keepPreviousData })
}



/** A page of the ratings of a course by members who are visible to the viewer. */
export function reviewsQuery(api: Api, slug: string, page = 1) {
  return queryOf(api, 'GET /api/v1/courses/{slug}/reviews', { params: { slug }, query: { page } }, { placeholderData: keepPreviousData })
}





/** Which of these skills courses teach. */
export function taughtSkillsQuery(api: Api, skills: readonly string[]) {
  const names = skills.join('|')
  return queryOf(api, 'GET /api/v1/course-skills', { query: { names } }, { staleTime: 60_000 })
}


