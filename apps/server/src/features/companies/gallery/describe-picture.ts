import { companyGalleryErrors } from '@rise/contract/companies/gallery/endpoints'
import type { Picture } from '@rise/contract/pictures/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { changeGallery } from './change-gallery.ts'

/**
 * Sets the description of a picture in the gallery.
 *
 * @throws {Failure} `gallery-picture-not-found`, and the errors of `changeGallery`
 */
export function describePicture(
  ctx: Context,
  member: Acting,
  slug: string,
  { pictureId, alt }: { readonly pictureId: string; readonly alt: string },
): Promise<Picture[]> {
  return changeGallery(ctx, member, slug, async (tx, { id: companyId }) => {
    const updatedPicture = await tx
      .updateTable('company_picture')
      .set({ alt })
      .where('company_id', '=', companyId)
      .where('picture_id', '=', pictureId)
      .returning('position')
      .executeTakeFirst()
    if (!updatedPicture) throw new Failure(companyGalleryErrors['gallery-picture-not-found'])
    return 'described'
  })
}
