import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const postingsActs = {
  ofMembers: {
    'company.job-written': msg('Published a job'),
  },
} satisfies FeatureActs
