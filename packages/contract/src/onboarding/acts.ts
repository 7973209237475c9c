import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const onboardingActs = {
  ofMembers: {
    'onboarding.ended': msg('Finished the first steps'),
  },
} satisfies FeatureActs
