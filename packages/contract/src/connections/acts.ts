import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const connectionsActs = {
  ofMembers: {
    'member.followed': msg('Followed a member'),
    'member.unfollowed': msg('Unfollowed a member'),
  },
} satisfies FeatureActs
