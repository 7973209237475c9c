import type { FeatureActs } from '../acts.ts'

export const pollsActs = {
  ofAdmins: {
    poll: {
      name: 'Polls of the site',
      permission: 'content',
      acts: {
        asked: 'asked in the name of the site',
        edited: 'edited the poll',
        ended: 'closed the poll',
        removed: 'deleted the poll',
      },
    },
  },
  ofMembers: {
    'poll.published': 'Published a poll',
  },
} satisfies FeatureActs
