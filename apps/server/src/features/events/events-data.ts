import { sql } from 'kysely'
import { type AccountDataPart, asJson } from '../session/index.ts'

/** For data downloads: a member's events, the events that they host or take part in, and the age of their calendar. */
export const eventsData: AccountDataPart = {
  name: 'events',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const [events, hosting, participations, calendar] = await Promise.all([
      db
        .selectFrom('event')
        .select(['id', 'title', 'body', 'topic', 'starts_at', 'ends_at', 'zone', 'manner', 'venue', 'city', 'link'])
        .select([
          'capacity',
          'questions',
          'audience',
          'note',
          'cancelled_at',
          'published_at',
          'created_at',
          'updated_at',
        ])
        .select(({ selectFrom }) =>
          selectFrom('event_slug')
            .select(sql<string[]>`array_agg(slug order by present desc, slug)`.as('slugs'))
            .whereRef('event_id', '=', 'event.id')
            .as('addresses'),
        )
        .where('actor_id', '=', actorId)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('event_host')
        .innerJoin('event', 'event.id', 'event_host.event_id')
        .select(['event.title', 'event.starts_at', 'event_host.agreed_at'])
        .where('event_host.actor_id', '=', actorId)
        .orderBy('event.starts_at')
        .execute(),
      db
        .selectFrom('event_participant as own')
        .innerJoin('event', 'event.id', 'own.event_id')
        .select(['event.title', 'event.starts_at', 'event.questions', 'own.answers', 'own.state', 'own.shown'])
        .select(['own.joined_at', 'own.checked_in_at'])
        .where('own.actor_id', '=', actorId)
        .orderBy('own.joined_at')
        .execute(),
      db.selectFrom('event_calendar').select('created_at').where('actor_id', '=', actorId).executeTakeFirst(),
    ])
    return asJson({ events, hosting, participations, calendarSince: calendar?.created_at ?? null })
  },
}
