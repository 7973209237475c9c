import type { FeatureActs } from '../acts.ts'

export const contentActs = {
  ofAdmins: {
    'word-rule': {
      name: 'Word filter',
      permission: 'content',
      acts: {
        set: 'set what the word filter does with',
        removed: 'took out of the word filter',
      },
    },
  },
} satisfies FeatureActs
