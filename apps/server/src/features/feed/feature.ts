import type { Feature } from '../../platform/feature.ts'
import { feedData } from './feed-data.ts'
import { feedSitemap } from './feed-sitemap.ts'
import type {} from './index.ts'
import { feedRoutes } from './routes.ts'

export const feed: Feature = {
  name: 'feed',
  routes: feedRoutes,
  sitemaps: [feedSitemap],
  accountData: [feedData],
  demo: () => import('./demo/demo-parts.ts'),
}
