import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const portfolioActs = {
  ofMembers: {
    'portfolio.published': msg('Published a case study'),
  },
} satisfies FeatureActs
