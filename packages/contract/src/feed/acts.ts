import type { FeatureActs } from '../acts.ts'

export const feedActs = {
  ofAdmins: {
    post: {
      name: 'Posts',
      permission: 'moderation',
      acts: {
        deleted: 'deleted a post of',
      },
    },
  },
  ofMembers: {
    'post.published': 'Published a post',
    'post.deleted': 'Deleted a post',
  },
} satisfies FeatureActs
