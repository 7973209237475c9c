import type { Feature } from '../../platform/feature.ts'
import type {} from './index.ts'
import { planRequestData } from './plan-request-data.ts'
import { plansRoutes } from './routes.ts'
import { setPlanCommand } from './set-plan.command.ts'

export const plans: Feature = {
  name: 'plans',
  routes: plansRoutes,
  commands: [setPlanCommand],
  accountData: [planRequestData],
  demo: () => import('./demo/demo-parts.ts'),
}
