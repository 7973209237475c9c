import { sql } from 'kysely'
import { picture, view } from '../../../../test/erasure/fill-parts.ts'
import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { publishPost } from '../feed.factory.ts'

export const testing: FeatureTesting = {
  async fill({ ada, bob, app }) {
    const pictureId = await picture(app, ada, 'content')
    const body = `<p>Says ${MARK}. #${MARK}</p><img data-picture="${pictureId}" src="/pictures/${pictureId}/480.webp" alt="">`
    const { _id } = await publishPost(ada, { kind: 'hello', body })
    await must(bob.call('PUT', `/api/v1/reactions/${_id}`, { reaction: 'love' }))
    await must(ada.call('PUT', `/api/v1/posts/${_id}/saved`))
    await must(ada.call('PUT', '/api/v1/feed/for-you', { on: false }))
    await view(app, `/feed/${_id}`)
  },
  reads: {
    values: {
      'posts/': sql`select id::text as value from post`,
    },
    queries: {
      'GET /api/v1/posts': ['?tab=newest', '?tab=for-you', '?tab=following', '?tab=saved', `?tag=${MARK}`],
    },
    notWalked: {
      'GET /api/v1/posts/newer': 'one number, which a test below compares with the list',
    },
  },
}
