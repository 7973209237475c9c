import type { Feature } from '../../platform/feature.ts'
import { connectionsData } from './connections-data.ts'
import type {} from './index.ts'
import { forgetTies } from './on-company-unclaimed.ts'
import { connectionsRoutes } from './routes.ts'

export const connections: Feature = {
  name: 'connections',
  routes: connectionsRoutes,
  listeners: [forgetTies],
  accountData: [connectionsData],
  demo: () => import('./demo/demo-parts.ts'),
}
