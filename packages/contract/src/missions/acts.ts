import type { FeatureActs } from '../acts.ts'

export const missionsActs = {
  ofAdmins: {
    mission: {
      name: 'Missions',
      permission: 'content',
      acts: {
        added: 'added the mission',
        edited: 'edited the mission',
        ended: 'ended the mission',
      },
    },
    reward: {
      name: 'Rewards',
      permission: 'content',
      acts: {
        fulfilled: 'fulfilled a reward of',
        declined: 'declined a reward of',
      },
    },
  },
} satisfies FeatureActs
