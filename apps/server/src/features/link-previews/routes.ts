import { linkPreviewsEndpoints } from '@rise/contract/link-previews/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { previewLink } from './preview-link.ts'

export const linkPreviewsRoutes = implement(linkPreviewsEndpoints, {
  'POST /api/v1/link-previews': async (call, { body }) => reply(await previewLink(call.ctx, memberOf(call), body.url)),
})
