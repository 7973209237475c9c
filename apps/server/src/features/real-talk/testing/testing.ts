import { sql } from 'kysely'
import { view } from '../../../../test/erasure/fill-parts.ts'
import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { answer, ask } from '../real-talk.factory.ts'
import { adminActs } from './admin-acts.ts'

export const testing: FeatureTesting = {
  adminActs,
  async fill({ ada, bob, app }) {
    const { slug, _id } = await ask(ada, `What would ${MARK} do on a day of rain?`)
    await answer(bob, slug)
    const suggestion = { text: `What would ${MARK} do on a day of snow?`, background: `Asks ${MARK}.` }
    await must(ada.call('POST', '/api/v1/question-suggestions', suggestion))
    await view(app, `/real-talk/${slug}`)
    await must(bob.call('PUT', `/api/v1/reactions/${_id}`, { reaction: 'love' }))
  },
  reads: {
    values: {
      'questions/': sql`select slug as value from question`,
    },
    queries: {
      'GET /api/v1/related-questions': [`?words=${MARK}`, '?words=rain'],
      'GET /api/v1/questions': ['', '?sort=most-answered', `?author=ada-${MARK}`],
    },
  },
  withheld: { searches: ['/api/v1/questions?q=', '/api/v1/related-questions?words='] },
}
