import type { Feature } from '../../platform/feature.ts'
import type {} from './index.ts'
import { sitePagesSitemap } from './pages/site-pages-sitemap.ts'
import { siteRoutes } from './routes.ts'

export const site: Feature = {
  name: 'site',
  routes: siteRoutes,
  sitemaps: [sitePagesSitemap],
  demo: () => import('./demo/demo-parts.ts'),
}
