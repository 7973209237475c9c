import { z } from 'zod'
import { defineEndpoints, success } from '../endpoint.ts'
import { platformErrors } from '../errors.ts'
import { version } from '../integers.ts'
import { onboardingErrors } from './errors.ts'
import { onboarding, onboardingProgress } from './shapes.ts'

export const onboardingEndpoints = defineEndpoints({
  'GET /api/v1/onboarding': {
    summary: 'The onboarding progress of the acting professional; null when none is under way',
    tag: 'professionals',
    access: 'professional',
    reply: success(onboarding.nullable()),
    errors: [],
  },
  'PUT /api/v1/onboarding': {
    summary: 'Saves the onboarding progress; rejects changes to an outdated version',
    tag: 'professionals',
    access: 'professional',
    body: onboardingProgress.extend({
      /** The version that the change is based on; 0 for the first change. */
      version,
    }),
    reply: success(onboarding),
    errors: [onboardingErrors['onboarding-changed'], platformErrors['too-large']],
  },
  'DELETE /api/v1/onboarding': {
    summary: 'Ends the onboarding, finished or not; idempotent',
    tag: 'professionals',
    access: 'professional',
    reply: success(z.object({})),
    errors: [],
  },
})
