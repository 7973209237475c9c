import type { FeatureActs } from '../acts.ts'

export const onboardingActs = {
  ofMembers: {
    'onboarding.ended': 'Finished the first steps',
  },
} satisfies FeatureActs
