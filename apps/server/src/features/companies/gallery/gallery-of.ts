import type { Picture } from '@rise/contract/pictures/shapes'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { pictureOf } from '../../pictures/index.ts'

/**
 * Returns the pictures of a company's gallery, in order, as a jsonb expression for another query. `companyId` is that
 * query's expression for the company.
 */
export function galleryOf(db: Database | Tx, companyId: Expression<string>): RawBuilder<Picture[]> {
  const picture = pictureOf(db, sql.ref('company_picture.picture_id'))
  return sql<Picture[]>`coalesce((
    select jsonb_agg(${picture} || jsonb_build_object('alt', company_picture.alt) order by company_picture.position)
      filter (where ${picture} is not null)
    from company_picture where company_picture.company_id = ${companyId}), '[]')`
}

/** Returns the gallery of a company. */
export async function readGallery(db: Database | Tx, companyId: string): Promise<Picture[]> {
  const galleryQuery = db.selectNoFrom(galleryOf(db, sql<string>`${companyId}::uuid`).as('gallery'))
  return (await galleryQuery.executeTakeFirstOrThrow()).gallery
}
