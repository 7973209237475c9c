import { sql } from 'kysely'
import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { markOf, nameFor, opening } from '../../../../test/withheld/withheld-world.ts'
import { importEntries } from '../courses.factory.ts'
import { adminActs } from './admin-acts.ts'

export const testing: FeatureTesting = {
  adminActs,
  async fill({ world, ada }) {
    await importEntries(world, { title: 'Keeping lamps', skills: ['Oil'] })
    const path = '/api/v1/courses/keeping-lamps/me'
    await must(ada.call('PUT', path, { state: 'taken' }))
    await must(ada.call('PUT', `${path}/rating`, { rating: 5, words: `So says ${MARK}.` }))
    await must(ada.call('PUT', `${path}/story`))
  },
  tablesWithoutPeople: {
    course: 'the installation’s own; what members say of it is theirs, and the counters follow',
  },
  reads: {
    values: {
      'courses/': sql`select slug as value from course`,
    },
    queries: {
      'GET /api/v1/course-skills': ['?names=Oil'],
    },
  },
  withheld: {
    async publish({ admin }, audience) {
      const mark = markOf(audience)
      const course = {
        ...{ title: nameFor('A course', audience), provider: 'Mill School', link: `https://mill.example/${mark}` },
        ...{ description: `${opening}${mark}`, categories: [], skills: [], audience },
        ...{ level: null, hours: null, price: null, currency: null, language: null },
      }
      await must(admin.call('POST', '/api/v1/admin/courses', course))
    },
    shownAt: ['courses/a-course'],
    addresses: async () => ['/courses/feed.rss', '/courses/feed.json'],
    searches: ['/api/v1/courses?q='],
  },
}
