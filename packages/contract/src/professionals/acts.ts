import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const professionalsActs = {
  ofMembers: {
    'story.changed': msg('Edited their page'),
    'story.moved': msg('Changed the address of their page'),
  },
} satisfies FeatureActs
