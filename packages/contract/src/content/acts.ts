import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const contentActs = {
  ofAdmins: {
    'word-rule': {
      name: msg('Word filter'),
      permission: 'content',
      acts: {
        set: [msg('Set what the word filter does with'), msg('{by} set what the word filter does with {subject}')],
        removed: [msg('Took out of the word filter'), msg('{by} took out of the word filter {subject}')],
      },
    },
  },
} satisfies FeatureActs
