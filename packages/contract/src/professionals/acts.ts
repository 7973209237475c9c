import type { FeatureActs } from '../acts.ts'

export const professionalsActs = {
  ofMembers: {
    'story.changed': 'Edited their page',
    'story.moved': 'Changed the address of their page',
  },
} satisfies FeatureActs
