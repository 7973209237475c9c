import type { portfolioNotices } from '@rise/contract/portfolio/notices'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { badgeRules } from './badge-rules.ts'
import { balanceCases } from './balance-cases.task.ts'
import { countedDeeds } from './counted-deeds.ts'
import type {} from './index.ts'
import { caseCredit } from './notices/case-credit.ts'
import { casePublished } from './notices/case-published.ts'
import { creditsData, portfolioData } from './portfolio-data.ts'
import { portfolioPictures } from './portfolio-picture.ts'
import { portfolioSitemap } from './portfolio-sitemap.ts'
import { portfolioRoutes } from './routes.ts'

export { caseDeeds } from './case-deeds.ts'
export { companyCases } from './company-cases.ts'

export const portfolio: Feature = {
  name: 'portfolio',
  routes: portfolioRoutes,
  files: portfolioPictures,
  sitemaps: [portfolioSitemap],
  tasks: [balanceCases],
  catalogUses: [{ catalog: 'skills', table: 'portfolio_case', key: 'id', column: 'skills', holds: 'names' }],
  earns: badgeRules,
  counts: countedDeeds,
  notices: {
    'case-published': casePublished,
    'case:credit': caseCredit,
  } satisfies NoticesOf<typeof portfolioNotices>,
  accountData: [portfolioData, creditsData],
  demo: () => import('./demo/demo-parts.ts'),
}
