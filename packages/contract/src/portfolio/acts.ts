import type { FeatureActs } from '../acts.ts'

export const portfolioActs = {
  ofMembers: {
    'portfolio.published': 'Published a case study',
  },
} satisfies FeatureActs
