import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { publishPost } from '../../feed/feed.factory.ts'
import { joinAsAdmin, type SignedInClient } from '../../session/accounts.factory.ts'
import { adminActs } from './admin-acts.ts'

export const testing: FeatureTesting = {
  adminActs,
  async fill({ ada, bob, rita, world, app }) {
    const admin = await joinAsAdmin(world, app)
    const post = await publishPost(ada, { body: `<p>Ada ${MARK} sells this.</p>` })
    const report = (client: SignedInClient, kind: string, id: string, words: string) =>
      must(client.call('POST', '/api/v1/reports', { kind, id, reason: 'spam', words }))
    await report(bob, 'post', post._id, `Says Ada ${MARK}.`)
    await report(ada, 'professional', bob.id, `So says ${MARK}.`)
    await report(rita, 'professional', ada.id, '')
    const queue = (await admin.api('GET /api/v1/admin/reviews', { query: {} })).result.items
    for (const { _id: id, kind, author } of queue.filter(({ held }) => held === null)) {
      const isAdas = author._id === ada.id
      const decision = isAdas ? (kind === 'post' ? 'slow' : 'warn') : 'dismiss'
      await must(admin.call('POST', `/api/v1/admin/reviews/${id}/notes`, { text: `About Ada ${MARK}.` }))
      const words = `Be kind, Ada ${MARK}.`
      await must(admin.call('POST', `/api/v1/admin/reviews/${id}/decisions`, { decision, words, days: 7 }))
    }
    const { items } = (await ada.api('GET /api/v1/notices')).result
    for (const { _id } of items.filter(({ decision }) => decision !== null)) {
      await must(ada.call('POST', `/api/v1/notices/${_id}/appeal`, { text: `But I am ${MARK}.` }))
    }
  },
  tablesWithoutPeople: {
    review_opening: 'moderators alone; without their login once it is gone',
  },
  staysFor: {
    report_line: { why: 'what was reported as it was, without the name, for an appeal', days: 180 },
  },
}
