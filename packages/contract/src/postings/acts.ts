import type { FeatureActs } from '../acts.ts'

export const postingsActs = {
  ofMembers: {
    'company.job-written': 'Published a job',
  },
} satisfies FeatureActs
