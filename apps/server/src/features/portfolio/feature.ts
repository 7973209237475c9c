import type { Feature } from '../../platform/feature.ts'
import { balanceCases } from './balance-cases.task.ts'
import type {} from './index.ts'
import { portfolioData } from './portfolio-data.ts'
import { portfolioPicture } from './portfolio-picture.ts'
import { portfolioSitemap } from './portfolio-sitemap.ts'
import { portfolioRoutes } from './routes.ts'

export { caseDeeds } from './case-deeds.ts'

export const portfolio: Feature = {
  name: 'portfolio',
  routes: portfolioRoutes,
  files: [portfolioPicture],
  sitemaps: [portfolioSitemap],
  tasks: [balanceCases],
  accountData: [portfolioData],
  demo: () => import('./demo/demo-parts.ts'),
}
