import { onboardingEndpoints } from '@rise/contract/onboarding/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { endOnboarding } from './end-onboarding.ts'
import { findOnboarding } from './find-onboarding.ts'
import { keepOnboarding } from './keep-onboarding.ts'

export const onboardingRoutes = implement(onboardingEndpoints, {
  'GET /api/v1/onboarding': async (call) => reply(await findOnboarding(call.ctx, memberOf(call))),
  'PUT /api/v1/onboarding': async (call, { body }) => reply(await keepOnboarding(call.ctx, memberOf(call), body)),
  'DELETE /api/v1/onboarding': async (call) => {
    await endOnboarding(call.ctx, memberOf(call))
    return reply({})
  },
})
