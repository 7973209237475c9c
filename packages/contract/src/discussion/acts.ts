import type { FeatureActs } from '../acts.ts'

export const discussionActs = {
  ofAdmins: {
    comment: {
      name: 'Comments',
      permission: 'moderation',
      acts: {
        deleted: 'deleted a comment of',
      },
    },
  },
  ofMembers: {
    'comment.written': 'Wrote a comment',
    'comment.deleted': 'Deleted a comment',
  },
} satisfies FeatureActs
