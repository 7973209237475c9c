import type { AuthoredRow } from '@rise/contract/content/policy'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { RowOf } from '../../platform/database/row-of.ts'
import { slugsOf } from '../../platform/slugs/slugs-of.ts'
import { authorColumns, rightsOf } from '../content/index.ts'
import { commentCountOf, isConcealed, notConcealed, reactionsOf } from '../discussion/index.ts'
import { pictureColumn, pictureOf } from '../pictures/index.ts'

export type CardRow = RowOf<ReturnType<typeof headlineCards>>
export type HeadlineRow = RowOf<ReturnType<typeof headlines>>

export const headlineSlugs = slugsOf({
  table: 'headline_slug',
  owner: 'headline_id',
  fallback: 'headline',
  // Pages below /headlines use these words, so no headline may have one as its slug.
  reserved: new Set(['create', 'page']),
})

/** The table of the pictures that headlines show. */
export const headlinePictures = { table: 'headline_picture', owner: 'headline_id' }

/**
 * Selects headlines, including drafts, with the columns for lists: their authors, and reactions as the viewer (null for
 * a guest) sees them. Callers add conditions.
 */
export function headlineCards(db: Database | Tx, viewerActorId: string | null) {
  return db
    .selectFrom('headline')
    .innerJoin('headline_slug as address', (join) =>
      join.onRef('address.headline_id', '=', 'headline.id').on('address.present', '=', true),
    )
    .innerJoin('actor', 'actor.id', 'headline.actor_id')
    .innerJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .select([
      'headline.id',
      'headline.actor_id',
      'address.slug',
      'headline.title',
      'headline.summary',
      'headline.audience',
      'headline.minutes',
      'headline.link',
      'headline.published_at',
      'actor.slug as author_slug',
      'professional.first_name',
      'professional.last_name',
    ])
    .select([
      sql<string | null>`headline.link ->> 'url'`.as('url'),
      sql<string | null>`story.resume #>> '{basics,label}'`.as('label'),
      pictureOf(db, sql.ref('headline.cover_id')).as('cover'),
      pictureColumn(db, sql.ref<string>('actor.id'), 'photo').as('photo'),
      reactionsOf(viewerActorId, 'headline.id').as('reactions'),
      commentCountOf(viewerActorId, 'headline.id').as('comments'),
      isConcealed('headline.id').as('hidden'),
    ])
    .where(notConcealed(viewerActorId, 'headline.id'))
}

/** Selects headlines like `headlineCards`, with all data of a page: the full text, and what decides who can read it. */
export function headlines(db: Database | Tx, viewerActorId: string | null = null) {
  return headlineCards(db, viewerActorId)
    .select(authorColumns(viewerActorId))
    .select(['story.search_engines', 'headline.cover_id', 'headline.body', 'headline.version', 'headline.updated_at'])
}

/** Returns the headline's properties that the policy checks. */
export function rightsOfHeadline(row: HeadlineRow): AuthoredRow {
  return rightsOf(row, { published: row.published_at !== null, audience: row.audience })
}

/** Returns the headline at a current or former address; undefined if there is none. */
export function findRow(
  db: Database | Tx,
  slug: string,
  viewerActorId: string | null = null,
): Promise<HeadlineRow | undefined> {
  return headlines(db, viewerActorId)
    .innerJoin('headline_slug as asked', 'asked.headline_id', 'headline.id')
    .where('asked.slug', '=', slug)
    .executeTakeFirst()
}
