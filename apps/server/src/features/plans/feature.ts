import type { Feature } from '../../platform/feature.ts'
import { actOnActor } from '../session/index.ts'
import { cancelPayments } from './billing/cancel-payments.task.ts'
import { lapsePlans } from './billing/lapse-plans.task.ts'
import { syncPayments } from './billing/sync-payments.task.ts'
import { comparePlansCommand } from './compare-plans.command.ts'
import { plansEnvironment } from './environment.ts'
import type {} from './index.ts'
import { cancelOfDeleted } from './on-account-deleted.ts'
import { planRequestData, subscriptionsData } from './plan-request-data.ts'
import { plansRoutes } from './routes.ts'
import { setPlanCommand } from './set-plan.command.ts'

export const plans: Feature = {
  name: 'plans',
  environment: plansEnvironment,
  routes: plansRoutes,
  commands: [setPlanCommand, comparePlansCommand],
  tasks: [syncPayments, lapsePlans, cancelPayments],
  listeners: [cancelOfDeleted],
  actsOfActivities: {
    'plan.declined': (tx, { data }) => actOnActor(tx, 'plan.declined', data.actorId),
  },
  accountData: [planRequestData, subscriptionsData],
  demo: () => import('./demo/demo-parts.ts'),
}
