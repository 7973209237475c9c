import { sql } from 'kysely'
import { begunPlainWords } from '../../platform/words/begun-words.ts'
import { isHeardBy, viewerOf } from '../connections/index.ts'
import { notConcealed } from '../discussion/index.ts'
import { begunRows, type PaletteSource } from '../palette/index.ts'
import { personName } from '../session/index.ts'

interface Row {
  readonly slug: string
  readonly title: string
  readonly first_name: string
  readonly last_name: string
}

/** Finds published headlines by title, newest first. */
export const paletteHeadlines: PaletteSource = async (search) => {
  const { ctx, viewer } = search
  const words = begunPlainWords(search)
  if (words === undefined) return []
  const { rows } = await begunRows<Row>(
    {
      table: 'headline',
      vector: 'terms',
      key: 'id',
      order: [
        ['published_at', 'desc'],
        ['id', 'desc'],
      ],
      listed: sql<boolean>`headline.published_at is not null`,
      seen: sql<boolean>`exists (select from actor where actor.id = headline.actor_id and actor.listed)
        and ${isHeardBy(viewerOf(viewer), 'headline.actor_id')} and ${notConcealed(viewerOf(viewer), 'headline.id')}`,
      words,
    },
    {
      columns: sql`address.slug, headline.title, professional.first_name, professional.last_name`,
      joins: sql`join headline on headline.id = best.id
        join headline_slug as address on address.headline_id = headline.id and address.present
        join professional on professional.actor_id = headline.actor_id`,
      title: sql<string>`headline.title`,
      search,
    },
  ).execute(ctx.db)
  return rows.map(({ slug, title, ...author }) => ({
    title,
    detail: `By ${personName(author)}`,
    to: `/headlines/${slug}`,
    picture: null,
  }))
}
