import { picturesEndpoints } from '@rise/contract/pictures/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { findAccountPictures } from './account-pictures.ts'
import { choosePicture } from './choose-picture.ts'
import { makePicture } from './make-picture.ts'

export const picturesRoutes = implement(picturesEndpoints, {
  'POST /api/v1/pictures': async (call, { body }) => reply(await makePicture(call.ctx, memberOf(call), body)),
  'GET /api/v1/account/pictures': async (call) => reply(await findAccountPictures(call.ctx.db, memberOf(call).actorId)),
  'PUT /api/v1/account/photo': async (call, { body }) =>
    reply(await choosePicture(call.ctx, memberOf(call), { kind: 'photo', ...body })),
  'PUT /api/v1/account/cover': async (call, { body }) =>
    reply(await choosePicture(call.ctx, memberOf(call), { kind: 'cover', ...body })),
})
