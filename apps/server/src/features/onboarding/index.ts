// Onboarding: the steps in which a professional tells their story for the first time. Owns `onboarding`.
import type {} from './tables.ts'

export { forgetOnboarding } from './forget-onboarding.task.ts'
export { onboardingData } from './onboarding-data.ts'
export { onboardingSitemap } from './onboarding-sitemap.ts'
export { onboardingRoutes } from './routes.ts'
