import type { Audience } from '@rise/contract/content/kinds'
import type { NewestHeadline } from '@rise/contract/headlines/shapes'
import type { Picture } from '@rise/contract/pictures/shapes'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { part } from '../../platform/slot.ts'
import { cutAtWord } from '../content/index.ts'
import { notConcealed } from '../discussion/index.ts'
import { pictureOf } from '../pictures/index.ts'

const MOST_HEADLINES = 3

/** A published headline for lists, without its author. */
interface NewestRow {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly audience: Audience
  readonly cover: Picture | null
  /** The address of a link; null for an article. */
  readonly url: string | null
  readonly minutes: number | null
  /** A string if the row comes from a JSON column. */
  readonly published_at: Date | string
}

/**
 * Returns an actor's newest headlines and their total, as a column of another query. The expression is the actor's id
 * in that query.
 */
function newestHeadlinesOf(
  db: Database | Tx,
  actorId: Expression<string>,
): RawBuilder<{ newest: NewestRow[]; total: number }> {
  const publishedHeadlines = db
    .selectFrom('headline')
    .where('headline.actor_id', '=', actorId)
    .where('headline.published_at', 'is not', null)
    .where(notConcealed(null, 'headline.id'))
  const newestQuery = publishedHeadlines
    .innerJoin('headline_slug as address', (join) =>
      join.onRef('address.headline_id', '=', 'headline.id').on('address.present', '=', true),
    )
    .select(['headline.id', 'address.slug', 'headline.title', 'headline.summary', 'headline.audience'])
    .select([pictureOf(db, sql.ref('headline.cover_id')).as('cover'), sql<string>`headline.link ->> 'url'`.as('url')])
    .select(['headline.minutes', 'headline.published_at'])
    .orderBy('headline.published_at', 'desc')
    .orderBy('headline.id', 'desc')
    .limit(MOST_HEADLINES)
  const total = publishedHeadlines.select(({ fn }) => fn.countAll<number>().as('headlines'))
  return sql`jsonb_build_object(
    'newest', (select coalesce(jsonb_agg(last), '[]') from (${newestQuery}) as last), 'total', (${total}))`
}

/** A professional's newest headlines, for the professional's page. */
export const newestHeadlines = part({
  column: ({ db, ownerId }) => newestHeadlinesOf(db, ownerId),
  present: ({ newest, total }) => ({ newest: newest.map(presentNewestHeadline), total }),
})

/** Returns a headline for a public list, with only its first lines unless it is for everyone. */
export function presentNewestHeadline(row: NewestRow): NewestHeadline {
  const { id, slug, title, audience, cover, url, minutes, published_at } = row
  const summary = audience === 'everyone' ? row.summary : cutAtWord(row.summary)
  const publishedAt = new Date(published_at).toISOString()
  const host = url === null ? null : hostOf(url)
  return { _id: id, slug, title, summary, audience, cover, host, minutes, publishedAt }
}

function hostOf(url: string): string {
  return (URL.parse(url)?.hostname ?? url).replace(/^www\./, '')
}
