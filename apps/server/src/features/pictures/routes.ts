import { picturesEndpoints } from '@rise/contract/pictures/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { findAccountPictures } from './account-pictures.ts'
import { choosePicture } from './choose-picture.ts'
import { makePicture } from './make-picture.ts'

export const picturesRoutes = implement(picturesEndpoints, {
  'POST /api/v1/pictures': ({ ctx, member, body }) => makePicture(ctx, member, body),
  'GET /api/v1/account/pictures': ({ ctx, member }) => findAccountPictures(ctx.db, member.actorId),
  'PUT /api/v1/account/photo': ({ ctx, member, body }) => choosePicture(ctx, member, { kind: 'photo', ...body }),
  'PUT /api/v1/account/cover': ({ ctx, member, body }) => choosePicture(ctx, member, { kind: 'cover', ...body }),
})
