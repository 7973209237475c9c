import { defineErrors } from '../errors.ts'

export const onboardingErrors = defineErrors({
  'onboarding-changed': {
    status: 409,
    message: 'You went on elsewhere meanwhile. Nothing of what you wrote here is lost.',
  },
})
