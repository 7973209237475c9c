import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const missionsActs = {
  ofAdmins: {
    mission: {
      name: msg('Missions'),
      permission: 'content',
      acts: {
        added: [msg('Added the mission'), msg('{by} added the mission {subject}')],
        edited: [msg('Edited the mission'), msg('{by} edited the mission {subject}')],
        ended: [msg('Ended the mission'), msg('{by} ended the mission {subject}')],
      },
    },
    reward: {
      name: msg('Rewards'),
      permission: 'content',
      acts: {
        fulfilled: [msg('Fulfilled a reward of'), msg('{by} fulfilled a reward of {subject}')],
        declined: [msg('Declined a reward of'), msg('{by} declined a reward of {subject}')],
      },
    },
  },
} satisfies FeatureActs
