import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const pollsActs = {
  ofAdmins: {
    poll: {
      name: msg('Polls of the site'),
      permission: 'content',
      acts: {
        asked: [msg('Asked in the name of the site'), msg('{by} asked in the name of the site {subject}')],
        edited: [msg('Edited the poll'), msg('{by} edited the poll {subject}')],
        ended: [msg('Closed the poll'), msg('{by} closed the poll {subject}')],
        removed: [msg('Deleted the poll'), msg('{by} deleted the poll {subject}')],
      },
    },
  },
  ofMembers: {
    'poll.published': msg('Published a poll'),
  },
} satisfies FeatureActs
