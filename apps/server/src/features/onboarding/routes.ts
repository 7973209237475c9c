import { onboardingEndpoints } from '@rise/contract/onboarding/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { endOnboarding } from './end-onboarding.ts'
import { findOnboarding } from './find-onboarding.ts'
import { saveOnboarding } from './save-onboarding.ts'

export const onboardingRoutes = implement(onboardingEndpoints, {
  'GET /api/v1/onboarding': ({ ctx, member }) => findOnboarding(ctx, member),
  'PUT /api/v1/onboarding': ({ ctx, member, body }) => saveOnboarding(ctx, member, body),
  'DELETE /api/v1/onboarding': ({ ctx, member }) => endOnboarding(ctx, member),
})
