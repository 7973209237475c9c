import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const onboardingErrors = defineErrors({
  'onboarding-changed': {
    status: 409,
    message: () => t('You continued elsewhere while this page was open. Your answers are still here.'),
  },
})
