import type { Feature } from '../../platform/feature.ts'
import { forgetOnboarding } from './forget-onboarding.task.ts'
import type {} from './index.ts'
import { onboardingData } from './onboarding-data.ts'
import { onboardingSitemap } from './onboarding-sitemap.ts'
import { onboardingRoutes } from './routes.ts'

export const onboarding: Feature = {
  name: 'onboarding',
  routes: onboardingRoutes,
  sitemaps: [onboardingSitemap],
  tasks: [forgetOnboarding],
  accountData: [onboardingData],
}
