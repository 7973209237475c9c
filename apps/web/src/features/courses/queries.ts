import type { Api } from '../../app/base/api.ts'
import { queryOf, type ReadKey } from '../../app/base/query.ts'

/** The queries that show courses and members' states of them. */
export const courseKeys: readonly ReadKey[] = [
  'GET /api/v1/courses',
  'GET /api/v1/course-figures',
  'GET /api/v1/course-skills',
  'GET /api/v1/skills-in-demand',
  'GET /api/v1/courses/{slug}',
  'GET /api/v1/courses/{slug}/me',
  'GET /api/v1/courses/{slug}/reviews',
  'GET /api/v1/own-courses',
  'GET /api/v1/admin/courses',
]

/** The query for the skills of this list that at least one course teaches. */
export function taughtSkillsQuery(api: Api, skills: readonly string[]) {
  const names = skills.join('|')
  return queryOf(api, 'GET /api/v1/course-skills', { query: { names } }, { staleTime: 60_000 })
}
