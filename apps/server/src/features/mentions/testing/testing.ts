import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { age } from '../../discussion/discussion.factory.ts'
import { publishPost } from '../../feed/feed.factory.ts'
import type { SignedInClient } from '../../session/accounts.factory.ts'

export const testing: FeatureTesting = {
  async fill({ ada, emil, bob, rita, world }) {
    await age(world)
    const mention = (id: string) => `<a data-mention="${id}">@x</a>`
    // If an excerpt ends within a name, only the first name remains.
    const body = `<p>Thanks to ${mention(ada.id)} and ${mention(emil.id)}. ${'On and on. '.repeat(40)}</p>`
    const { _id } = await publishPost(bob, { body })
    const cut = `As always in these cases, and that is hard to overlook, it was @Ada ${MARK}.`
    const comment = (client: SignedInClient, text: string, replyTo?: string) =>
      must(client.call('POST', `/api/v1/discussions/${_id}/comments`, { text, mentions: [ada.id], replyTo }))
    const { result } = await comment(rita, cut)
    await comment(bob, `Ask @Ada ${MARK} about it.`, result._id)
    await must(
      ada.call('POST', `/api/v1/discussions/${_id}/comments`, { text: 'Hello @Bob Stone', mentions: [bob.id] }),
    )
  },
  reads: {
    queries: {
      'GET /api/v1/mentions': [`?query=${MARK}`, '?query=a'],
    },
  },
}
