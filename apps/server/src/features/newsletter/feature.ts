import type { Feature } from '../../platform/feature.ts'
import type {} from './index.ts'
import { newsletterData } from './newsletter-data.ts'
import { subscribeNewcomer } from './on-account-signed-up.ts'
import { newsletterRoutes } from './routes.ts'

export const newsletter: Feature = {
  name: 'newsletter',
  routes: newsletterRoutes,
  listeners: [subscribeNewcomer],
  accountData: [newsletterData],
}
