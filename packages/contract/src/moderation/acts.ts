import type { FeatureActs } from '../acts.ts'

export const moderationActs = {
  ofAdmins: {
    review: {
      name: 'Reports',
      permission: 'moderation',
      acts: {
        decided: 'decided a report of',
        undone: 'undid the decision about',
        noted: 'wrote a note on a report of',
        'appeal-answered': 'answered the appeal of',
      },
    },
  },
} satisfies FeatureActs
