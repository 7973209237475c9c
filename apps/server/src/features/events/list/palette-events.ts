import { t } from '@rise/texts'
import { sql } from 'kysely'
import { dayInWords } from '../../../platform/words/day-in-words.ts'
import { notBlocked, viewerOf } from '../../connections/index.ts'
import { notConcealed } from '../../discussion/index.ts'
import { paletteOf } from '../../palette/index.ts'
import { eventPath } from '../event-row.ts'

interface Row {
  readonly slug: string
  readonly title: string
  readonly day: string
  readonly city: string
}

/** Finds published events by title, latest start first. */
export const paletteEvents = paletteOf<Row>({
  table: 'event',
  order: ['starts_at desc', 'id desc'],
  listed: sql<boolean>`event.published_at is not null`,
  seen: ({ viewer }) => sql<boolean>`exists (select from actor where actor.id = event.actor_id and actor.listed)
    and ${notBlocked(viewerOf(viewer), 'event.actor_id')} and ${notConcealed(viewerOf(viewer), 'event.id')}`,
  columns: sql`address.slug, event.title, event.city, to_char(event.starts_local, 'YYYY-MM-DD') as day`,
  joins: sql`join event on event.id = best.id
    join event_slug as address on address.event_id = event.id and address.present`,
  title: 'event.title',
  present: ({ slug, title, day, city }) => ({
    title,
    detail: t('Event · {day} · {place}', {
      day: dayInWords(new Date(day)),
      place: city || t('Online'),
    }),
    to: eventPath(slug),
  }),
})
