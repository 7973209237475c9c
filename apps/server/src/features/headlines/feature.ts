import type { Feature } from '../../platform/feature.ts'
import { balanceHeadlines } from './balance-headlines.task.ts'
import { headlinePicture } from './headline-picture.ts'
import { headlinesData } from './headlines-data.ts'
import { headlinesSitemap } from './headlines-sitemap.ts'
import type {} from './index.ts'
import { headlinesRoutes } from './routes.ts'

export { headlineDeeds } from './headline-deeds.ts'
export { newestHeadlines } from './newest-headlines.ts'
export { paletteHeadlines } from './palette-headlines.ts'
export { reportableHeadline } from './reportable-headline.ts'

export const headlines: Feature = {
  name: 'headlines',
  routes: headlinesRoutes,
  files: [headlinePicture],
  sitemaps: [headlinesSitemap],
  tasks: [balanceHeadlines],
  accountData: [headlinesData],
  demo: () => import('./demo/demo-parts.ts'),
}
