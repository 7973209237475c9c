import { sql } from 'kysely'
import { picture } from '../../../../test/erasure/fill-parts.ts'
import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { answer, ask } from '../../real-talk/real-talk.factory.ts'
import type { SignedInClient } from '../../session/accounts.factory.ts'

export const testing: FeatureTesting = {
  async fill({ ada, bob, rita, app }) {
    const { slug, _id } = await ask(bob)
    await must(ada.call('PUT', `/api/v1/reactions/${_id}`, { reaction: 'love' }))
    await answer(ada, slug, `As ${MARK} says.`)
    const comment = (client: SignedInClient, text: string, replyTo?: string) =>
      must(client.call('POST', `/api/v1/discussions/${_id}/comments`, { text, replyTo }))
    // One notification covers both comments that Bob gets, and quotes Ada's.
    await comment(rita, 'I wonder.')
    const { result } = await comment(ada, `To which ${MARK} adds this.`)
    await comment(bob, 'Well said.', result._id)
    const [ownPicture, replyPicture] = [await picture(app, ada, 'content'), await picture(app, ada, 'content')]
    const show = (text: string, pictureId: string) =>
      must(ada.call('POST', `/api/v1/discussions/${_id}/comments`, { text, pictureId }))
    await show(`A picture of ${MARK}.`, ownPicture)
    await comment(bob, 'A fine one.', (await show(`And another by ${MARK}.`, replyPicture)).result._id)
  },
  reads: {
    values: {
      'comments/': sql`select id::text as value from comment`,
      'discussions/': sql`select id::text as value from discussion_subject`,
      'reactions/': sql`select id::text as value from discussion_subject`,
    },
  },
}
