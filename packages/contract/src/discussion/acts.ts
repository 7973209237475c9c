import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const discussionActs = {
  ofAdmins: {
    comment: {
      name: msg('Comments'),
      permission: 'moderation',
      acts: {
        deleted: [msg('Deleted a comment of'), msg('{by} deleted a comment of {subject}')],
      },
    },
  },
  ofMembers: {
    'comment.written': msg('Wrote a comment'),
    'comment.deleted': msg('Deleted a comment'),
  },
} satisfies FeatureActs
