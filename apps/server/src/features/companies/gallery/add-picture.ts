import { companyGalleryErrors } from '@rise/contract/companies/gallery/endpoints'
import { MOST_GALLERY_PICTURES } from '@rise/contract/pictures/limits'
import type { Picture } from '@rise/contract/pictures/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { assertOwnPicture, holdPictures } from '../../pictures/index.ts'
import { changeGallery } from './change-gallery.ts'

interface PictureInput {
  readonly pictureId: string
  readonly alt: string
}

/**
 * Appends an uploaded picture to the gallery. A picture that the gallery already contains keeps its position.
 *
 * @throws {Failure} `gallery-full`, `picture-not-found`, `picture-not-for-this`, and the errors of `changeGallery`
 */
export function addPicture(
  ctx: Context,
  member: Acting,
  slug: string,
  { pictureId, alt }: PictureInput,
): Promise<Picture[]> {
  return changeGallery(ctx, member, slug, async (tx, { id: companyId }) => {
    const galleryRows = await tx
      .selectFrom('company_picture')
      .select('picture_id')
      .where('company_id', '=', companyId)
      .execute()
    if (galleryRows.some(({ picture_id }) => picture_id === pictureId)) return
    if (galleryRows.length >= MOST_GALLERY_PICTURES) throw fullGallery()
    await assertOwnPicture(tx, { actorId: companyId, pictureId, purpose: 'gallery' })
    const row = { company_id: companyId, picture_id: pictureId, position: galleryRows.length + 1, alt }
    await tx
      .insertInto('company_picture')
      .values({ ...row, created_at: ctx.clock.now() })
      .execute()
    await holdPictures(tx, [pictureId])
    return 'added'
  })
}

function fullGallery(): Failure {
  const error = companyGalleryErrors['gallery-full']
  return new Failure(error, { fields: { 'body.pictureId': error.message() } })
}
