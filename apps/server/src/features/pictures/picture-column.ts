import type { Picture } from '@rise/contract/pictures/shapes'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

// Aliased, so that `picture` keeps its meaning in the caller's query. Uses the same paths as picture-key.ts.
export const asStored = sql<Picture>`jsonb_build_object(
  '_id', shown.id,
  'alt', shown.alt,
  'width', shown.width,
  'height', shown.height,
  'sources', (
    select jsonb_agg(
      jsonb_build_object(
        'width', size.width,
        'url', '/pictures/' || shown.id || '/' || size.width || '.' || kept.ending,
        'type', 'image/' || kept.ending
      ) order by size.width, kept.ending
    )
    from unnest(shown.widths) as size (width), (values ('avif'), ('webp')) as kept (ending)
  )
)`

/**
 * Returns the photo (or logo) or cover of an actor as a jsonb expression for another query: the contract's `Picture`,
 * or null if there is none or a moderator hid it. `actorId` is that query's expression for the actor.
 */
export function pictureColumn(
  db: Database | Tx,
  actorId: Expression<string>,
  kind: 'photo' | 'cover',
): RawBuilder<Picture | null> {
  const actorPicture = db
    .selectFrom('actor_picture as chosen')
    .innerJoin('picture as shown', 'shown.id', 'chosen.picture_id')
    .where('chosen.actor_id', '=', actorId)
    .where('chosen.kind', '=', kind)
    .where('shown.hidden_at', 'is', null)
    .select(asStored.as('picture'))
  return sql<Picture | null>`(${actorPicture})`
}

/**
 * Returns the picture with this id as a jsonb expression for another query; null if it is hidden. For features with
 * their own pictures.
 */
export function pictureOf(db: Database | Tx, pictureId: Expression<string | null>): RawBuilder<Picture | null> {
  const picture = db
    .selectFrom('picture as shown')
    .where('shown.id', '=', pictureId)
    .where('shown.hidden_at', 'is', null)
    .select(asStored.as('picture'))
  return sql<Picture | null>`(${picture})`
}
