import { sql } from 'kysely'
import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { attach, convoOf, write } from '../convos.factory.ts'

export const testing: FeatureTesting = {
  async fill({ app, ada, bob, recruiter }) {
    const message = (await write(ada, bob, `Says ${MARK} to you alone.`)).result
    const { _id } = await convoOf(ada, bob)
    await write(bob, ada, { text: 'I see.', replyTo: message.seq })
    for (const text of ['', 'And this one']) {
      const { _id: fileId } = await attach(app, ada, Buffer.from(`Written by ${MARK}`), `${MARK}.txt`)
      if (text !== '') await write(ada, bob, { text, fileId })
    }
    await must(ada.call('PUT', `/api/v1/convos/${_id}/messages/2/reaction`, { reaction: 'love' }))
    await must(ada.call('PUT', `/api/v1/convos/${_id}/draft`, { text: `And ${MARK} was about to add` }))
    await must(ada.call('PUT', '/api/v1/presence'))
    await must(ada.call('PUT', '/api/v1/convo-privacy', { presence: false, seen: true, typing: false }))
    await write(ada, { id: 'support' }, `It fails for ${MARK}.`)
    await write(recruiter, bob, 'We would like to hear from you.')
  },
  tablesWithoutPeople: {
    convo: 'its two sides are in convo_side',
    message_reaction: 'by the side of a conversation',
  },
  reads: {
    values: {
      'convos/with/': sql`select id::text as value from actor`,
      'convos/': sql`select id::text as value from convo`,
    },
    queries: {
      'GET /api/v1/convos': ['', '?folder=requests', '?folder=archived'],
      'GET /api/v1/convos/search': [`?q=${MARK}`, '?q=you'],
    },
    notWalked: {
      'GET /api/v1/convos/doors': 'its query names the members; a test of its own covers it',
    },
  },
}
