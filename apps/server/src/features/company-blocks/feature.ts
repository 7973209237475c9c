import { frameOrigins } from '@rise/contract/company-blocks/embeds/kinds'
import type { companyBlocksNotices } from '@rise/contract/company-blocks/notices'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { companyBlocksData } from './company-blocks-data.ts'
import type {} from './index.ts'
import { pageConsent } from './notices/page-consent.ts'
import { companyBlocksRoutes } from './routes.ts'

export { builtPage } from './built-page.ts'

export const companyBlocks: Feature = {
  name: 'company-blocks',
  routes: companyBlocksRoutes,
  notices: {
    'page-consent': pageConsent,
  } satisfies NoticesOf<typeof companyBlocksNotices>,
  accountData: [companyBlocksData],
  frameOrigins,
  demo: () => import('./demo/demo-parts.ts'),
}
