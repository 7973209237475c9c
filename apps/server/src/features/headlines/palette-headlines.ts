import { t } from '@rise/texts'
import { sql } from 'kysely'
import { notMutedOrBlocked, viewerOf } from '../connections/index.ts'
import { notConcealed } from '../discussion/index.ts'
import { paletteOf } from '../palette/index.ts'
import { personName } from '../session/index.ts'

interface Row {
  readonly slug: string
  readonly title: string
  readonly first_name: string
  readonly last_name: string
}

/** Finds published headlines by words in their title, newest first. */
export const paletteHeadlines = paletteOf<Row>({
  table: 'headline',
  order: ['published_at desc', 'id desc'],
  listed: sql<boolean>`headline.published_at is not null`,
  seen: ({ viewer }) => sql<boolean>`exists (select from actor where actor.id = headline.actor_id and actor.listed)
    and ${notMutedOrBlocked(viewerOf(viewer), 'headline.actor_id')} and ${notConcealed(viewerOf(viewer), 'headline.id')}`,
  columns: sql`address.slug, headline.title, professional.first_name, professional.last_name`,
  joins: sql`join headline on headline.id = best.id
    join headline_slug as address on address.headline_id = headline.id and address.present
    join professional on professional.actor_id = headline.actor_id`,
  title: 'headline.title',
  present: ({ slug, title, ...author }) => ({
    title,
    detail: t('By {name}', { name: personName(author) }),
    to: `/headlines/${slug}`,
  }),
})
