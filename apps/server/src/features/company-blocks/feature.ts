import { frameOrigins } from '@rise/contract/company-blocks/embeds/kinds'
import type { Feature } from '../../platform/feature.ts'
import { companyBlocksData } from './company-blocks-data.ts'
import type {} from './index.ts'
import { companyBlocksRoutes } from './routes.ts'

export { builtPage } from './built-page.ts'

export const companyBlocks: Feature = {
  name: 'company-blocks',
  routes: companyBlocksRoutes,
  accountData: [companyBlocksData],
  frameOrigins,
  demo: () => import('./demo/demo-parts.ts'),
}
