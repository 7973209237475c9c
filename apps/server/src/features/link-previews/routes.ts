import { linkPreviewsEndpoints } from '@rise/contract/link-previews/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { previewLink } from './preview-link.ts'

export const linkPreviewsRoutes = implement(linkPreviewsEndpoints, {
  'POST /api/v1/link-previews': ({ ctx, member, body }) => previewLink(ctx, member, body.url),
})
