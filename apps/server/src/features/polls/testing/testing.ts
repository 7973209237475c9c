import { sql } from 'kysely'
import { view } from '../../../../test/erasure/fill-parts.ts'
import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { markOf } from '../../../../test/withheld/withheld-world.ts'
import { closeDuePolls, endPoll, publishPoll } from '../polls.factory.ts'
import { adminActs } from './admin-acts.ts'

export const testing: FeatureTesting = {
  adminActs,
  async fill({ world, ada, bob, app }) {
    const ownPoll = await publishPoll(world, ada, { question: `What would ${MARK} do?`, options: [MARK, 'Nothing'] })
    await must(bob.call('PUT', `/api/v1/reactions/${ownPoll._id}`, { reaction: 'love' }))
    await view(app, `/polls/${ownPoll._id}`)
    for (const poll of [ownPoll, await publishPoll(world, bob), await publishPoll(world, bob, { anonymous: true })]) {
      const url = `/api/v1/polls/${poll._id}/vote`
      for (const voter of [ada, bob]) await must(voter.call('PUT', url, { options: [poll.options[0]?._id] }))
    }
    await endPoll(world, ownPoll)
    await closeDuePolls(world)
  },
  reads: {
    values: {
      'polls/': sql`select id::text as value from poll`,
    },
    paths: {
      '/api/v1/polls/{id}/options/{option}/voters': sql`
        select '/api/v1/polls/' || poll_id || '/options/' || id || '/voters' as value from poll_option`,
    },
    queries: {
      'GET /api/v1/polls': ['', '?closed=true'],
    },
  },
  withheld: {
    async publish({ world, ada }, audience) {
      const mark = markOf(audience)
      await publishPoll(world, ada, { audience, options: [mark, `No ${mark}`] })
    },
    shownAt: ['polls/'],
  },
}
