import { companyGalleryErrors } from '@rise/contract/companies/gallery/endpoints'
import type { Picture } from '@rise/contract/pictures/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { releasePictures } from '../../pictures/index.ts'
import { changeGallery } from './change-gallery.ts'

/**
 * Removes a picture from the gallery; later ones move up, and its files are deleted like those of any unused picture.
 *
 * @throws {Failure} `gallery-picture-not-found`, and the errors of `changeGallery`
 */
export function removePicture(ctx: Context, member: Acting, slug: string, pictureId: string): Promise<Picture[]> {
  return changeGallery(ctx, member, slug, async (tx, { id: companyId }) => {
    const removedPicture = await tx
      .deleteFrom('company_picture')
      .where('company_id', '=', companyId)
      .where('picture_id', '=', pictureId)
      .returning('position')
      .executeTakeFirst()
    if (!removedPicture) throw new Failure(companyGalleryErrors['gallery-picture-not-found'])
    await tx
      .updateTable('company_picture')
      .set((eb) => ({ position: eb('position', '-', 1) }))
      .where('company_id', '=', companyId)
      .where('position', '>', removedPicture.position)
      .execute()
    await releasePictures(tx, [pictureId], ctx.clock.now())
    return 'removed'
  })
}
