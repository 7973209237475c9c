import type { Feature } from '../../platform/feature.ts'
import type {} from './index.ts'
import { linkPreviewsRoutes } from './routes.ts'

export const linkPreviews: Feature = {
  name: 'link-previews',
  routes: linkPreviewsRoutes,
}
