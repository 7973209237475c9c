import type { FeatureActs } from '../acts.ts'

export const badgesActs = {
  ofMembers: {
    'badge.earned': 'Earned a badge',
  },
} satisfies FeatureActs
