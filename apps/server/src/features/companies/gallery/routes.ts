import { companyGalleryEndpoints } from '@rise/contract/companies/gallery/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { addPicture } from './add-picture.ts'
import { describePicture } from './describe-picture.ts'
import { orderPictures } from './order-pictures.ts'
import { removePicture } from './remove-picture.ts'

export const companyGalleryRoutes = implement(companyGalleryEndpoints, {
  'POST /api/v1/companies/{slug}/gallery': ({ ctx, member, params, body }) =>
    addPicture(ctx, member, params.slug, body),
  'PATCH /api/v1/companies/{slug}/gallery/{id}': ({ ctx, member, params: { slug, id: pictureId }, body }) =>
    describePicture(ctx, member, slug, { pictureId, ...body }),
  'DELETE /api/v1/companies/{slug}/gallery/{id}': ({ ctx, member, params }) =>
    removePicture(ctx, member, params.slug, params.id),
  'PUT /api/v1/companies/{slug}/gallery-order': ({ ctx, member, params, body }) =>
    orderPictures(ctx, member, params.slug, body.pictures),
})
