import { sql } from 'kysely'
import { begunPlainWords } from '../../../platform/words/begun-words.ts'
import { notBlocked, viewerOf } from '../../connections/index.ts'
import { notConcealed } from '../../discussion/index.ts'
import { begunRows, type PaletteSource } from '../../palette/index.ts'
import { eventPath } from '../event-row.ts'

interface Row {
  readonly slug: string
  readonly title: string
  readonly day: string
  readonly city: string
}

/** Finds published events by title, latest start first. */
export const paletteEvents: PaletteSource = async (search) => {
  const { ctx, viewer } = search
  const words = begunPlainWords(search)
  if (words === undefined) return []
  const { rows } = await begunRows<Row>(
    {
      table: 'event',
      vector: 'terms',
      key: 'id',
      order: [
        ['starts_at', 'desc'],
        ['id', 'desc'],
      ],
      listed: sql<boolean>`event.published_at is not null`,
      seen: sql<boolean>`exists (select from actor where actor.id = event.actor_id and actor.listed)
        and ${notBlocked(viewerOf(viewer), 'event.actor_id')} and ${notConcealed(viewerOf(viewer), 'event.id')}`,
      words,
    },
    {
      columns: sql`address.slug, event.title, event.city, to_char(event.starts_local, 'FMDD Mon YYYY') as day`,
      joins: sql`join event on event.id = best.id
        join event_slug as address on address.event_id = event.id and address.present`,
      title: sql<string>`event.title`,
      search,
    },
  ).execute(ctx.db)
  return rows.map(({ slug, title, day, city }) => ({
    title,
    detail: `Event · ${day} · ${city || 'Online'}`,
    to: eventPath(slug),
    picture: null,
  }))
}
