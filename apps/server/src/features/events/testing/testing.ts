import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { picture, view } from '../../../../test/erasure/fill-parts.ts'
import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { bodyFor, markOf, nameFor } from '../../../../test/withheld/withheld-world.ts'
import { slugOf } from '../../companies/companies.factory.ts'
import { settled } from '../../notifications/notifications.factory.ts'
import { eventOf, join, publishEvent } from '../events.factory.ts'
import { adminActs } from './admin-acts.ts'

export const testing: FeatureTesting = {
  adminActs,
  async fill({ world, ada, bob, emil, app }) {
    const question = { id: randomUUID(), text: `Do you know ${MARK}?`, required: false }
    const coverId = await picture(app, ada, 'content')
    const emilsPage = [await slugOf(emil)]
    const text = { title: `An evening with ${MARK}`, body: `<p>${MARK} talks.</p>`, venue: `Mill of ${MARK}` }
    const own = await publishEvent(ada, { ...text, coverId, hosts: emilsPage, questions: [question] })
    await must(bob.call('PUT', `/api/v1/reactions/${own._id}`, { reaction: 'love' }))
    await must(emil.call('PUT', `/api/v1/events/${own.slug}/hosting`))
    await view(app, `/events/${own.slug}`)
    const other = await publishEvent(bob, { questions: [{ ...question, text: 'Do you like rain?' }] })
    await join(bob, own.slug)
    for (const one of [ada, emil]) await join(one, other.slug, { answers: [{ id: question.id, text: `As ${MARK}.` }] })
    await must(ada.call('POST', '/api/v1/event-calendar'))
    await must(ada.call('PUT', `/api/v1/events/${own.slug}/cancellation`))
    await settled(world)
    const { id: news_id } = await world.ctx.db.selectFrom('event_news').select('id').limit(1).executeTakeFirstOrThrow()
    await world.ctx.db.insertInto('event_letter').values({ news_id, actor_id: ada.id }).execute()
  },
  reads: {
    values: {
      'events/': sql`select slug as value from event_slug`,
    },
    queries: {
      'GET /api/v1/events': ['', '?when=past'],
    },
  },
  withheld: {
    async publish({ ada }, audience) {
      const mark = markOf(audience)
      const text = { title: nameFor('An event', audience), body: bodyFor(audience), venue: `House ${mark}` }
      const questions = [{ id: randomUUID(), text: `Do you know ${mark}?`, required: false }]
      const link = `https://lamps.example/${mark}`
      await publishEvent(ada, eventOf({ ...text, audience, manner: 'hybrid', link, questions }))
    },
    shownAt: ['an-event'],
    async addresses({ db }) {
      const rows = await db.selectFrom('event_slug').select('slug').execute()
      const own = rows.flatMap(({ slug }) => [`/events/${slug}.png`, `/events/${slug}.ics`])
      return ['/events/feed.rss', '/events/feed.json', ...own]
    },
  },
}
