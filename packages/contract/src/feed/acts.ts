import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const feedActs = {
  ofAdmins: {
    post: {
      name: msg('Posts'),
      permission: 'moderation',
      acts: {
        deleted: [msg('Deleted a post of'), msg('{by} deleted a post of {subject}')],
      },
    },
  },
  ofMembers: {
    'post.published': msg('Published a post'),
    'post.deleted': msg('Deleted a post'),
  },
} satisfies FeatureActs
