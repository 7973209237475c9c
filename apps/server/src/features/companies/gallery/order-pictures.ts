import { companyGalleryErrors } from '@rise/contract/companies/gallery/endpoints'
import type { Picture } from '@rise/contract/pictures/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { changeGallery } from './change-gallery.ts'

/**
 * Reorders the gallery: takes the ids of all its pictures, each once.
 *
 * @throws {Failure} `gallery-changed` when these are not the gallery's pictures, and the errors of `changeGallery`
 */
export function orderPictures(
  ctx: Context,
  member: Acting,
  slug: string,
  wanted: readonly string[],
): Promise<Picture[]> {
  return changeGallery(ctx, member, slug, async (tx, { id: companyId }) => {
    const rows = await tx
      .selectFrom('company_picture')
      .select('picture_id')
      .where('company_id', '=', companyId)
      .execute()
    const isWhole = wanted.length === rows.length && rows.every(({ picture_id }) => wanted.includes(picture_id))
    if (!isWhole) throw new Failure(companyGalleryErrors['gallery-changed'])
    await sql`
      update company_picture set position = wished.position
      from unnest(${[...wanted]}::uuid[]) with ordinality as wished (id, position)
      where company_picture.company_id = ${companyId} and company_picture.picture_id = wished.id`.execute(tx)
    return 'moved'
  })
}
