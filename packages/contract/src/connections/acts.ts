import type { FeatureActs } from '../acts.ts'

export const connectionsActs = {
  ofMembers: {
    'member.followed': 'Followed a member',
    'member.unfollowed': 'Unfollowed a member',
  },
} satisfies FeatureActs
