import { companyGalleryEndpoints } from '@rise/contract/companies/gallery/endpoints'
import { implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { addPicture } from './add-picture.ts'
import { describePicture } from './describe-picture.ts'
import { orderPictures } from './order-pictures.ts'
import { removePicture } from './remove-picture.ts'

export const companyGalleryRoutes = implement(companyGalleryEndpoints, {
  'POST /api/v1/companies/{slug}/gallery': async (call, { params, body }) =>
    reply(await addPicture(call.ctx, memberOf(call), params.slug, body)),
  'PATCH /api/v1/companies/{slug}/gallery/{id}': async (call, { params: { slug, id: pictureId }, body }) =>
    reply(await describePicture(call.ctx, memberOf(call), slug, { pictureId, ...body })),
  'DELETE /api/v1/companies/{slug}/gallery/{id}': async (call, { params }) =>
    reply(await removePicture(call.ctx, memberOf(call), params.slug, params.id)),
  'PUT /api/v1/companies/{slug}/gallery-order': async (call, { params, body }) =>
    reply(await orderPictures(call.ctx, memberOf(call), params.slug, body.pictures)),
})
