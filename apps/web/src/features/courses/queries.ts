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
  return queryOptions({
    meta: shows('courses'),
    queryKey: ['courses', String(page), narrowed],
    queryFn: async () => (await api('GET /api/v1/courses', { query: { page, ...narrowed } as ListQuery })).result,
    placeholderData: keepPreviousData,
  })
}

/** The numbers beside the list, per filter. */
export function courseFiguresQuery(api: Api, view: CoursesView) {
  const { sort: _, ...query } = queryOfView(view)
  return queryOptions({
    meta: shows('courses'),
    queryKey: ['course-figures', query],
    queryFn: async () => (await api('GET /api/v1/course-figures', { query: query as FigureQuery })).result,
    placeholderData: keepPreviousData,
  })
}

/** A course as this viewer may read it. */
export function courseQuery(api: Api, slug: string) {
  return queryOptions({
    meta: { ...perMember.meta, ...shows('courses', 'reactions', 'comments') },
    queryKey: ['course', slug],
    queryFn: async () => (await api('GET /api/v1/courses/{slug}', { params: { slug } })).result,
  })
}

/** A page of the ratings of a course by members who are visible to the viewer. */
export function reviewsQuery(api: Api, slug: string, page = 1) {
  return queryOptions({
    meta: { ...perMember.meta, ...shows('courses') },
    queryKey: ['course-reviews', slug, page],
    queryFn: async () =>
      (await api('GET /api/v1/courses/{slug}/reviews', { params: { slug }, query: { page } })).result,
    placeholderData: keepPreviousData,
  })
}

/** What the member says of a course. */
export function ownLearningQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: ['course-own', slug],
    queryFn: async () => (await api('GET /api/v1/courses/{slug}/me', { params: { slug } })).result,
  })
}

/** The courses that the member wants, takes or finished. */
export function ownCoursesQuery(api: Api) {
  return queryOptions({
    meta: shows('courses'),
    queryKey: ['own-courses'],
    queryFn: async () => (await api('GET /api/v1/own-courses', {})).result,
  })
}

/** Which of these skills courses teach. */
export function taughtSkillsQuery(api: Api, skills: readonly string[]) {
  const names = skills.join('|')
  return queryOptions({
    meta: shows('courses'),
    queryKey: ['course-skills', names],
    queryFn: async () => (await api('GET /api/v1/course-skills', { query: { names } })).result,
    staleTime: 60_000,
  })
}

/** Courses in one state, for admins. */
export function adminCoursesQuery(api: Api, query: AdminQuery) {
  return queryOptions({
    meta: shows('courses'),
    queryKey: ['admin-courses', query],
    queryFn: async () => (await api('GET /api/v1/admin/courses', { query })).result,
    placeholderData: keepPreviousData,
  })
}
