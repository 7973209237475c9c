import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const badgesActs = {
  ofMembers: {
    'badge.earned': msg('Earned a badge'),
  },
} satisfies FeatureActs
