/**
 * What admins do that is kept with its state before and after, each in the words of the timeline, which follow the admin's name
 * and come before that of the subject. An act is named `<thing>.<past participle>`.
 */
export const adminActs = {
  'member.suspended': 'suspended',
  'second-factor.removed': 'turned off two-step verification of',
  'plan.set': 'set the plan of',
  'member.restored': 'ended the suspension of',
  'mission.added': 'added the mission',
  'mission.edited': 'edited the mission',
  'mission.ended': 'ended the mission',
  'reward.fulfilled': 'fulfilled a reward of',
  'reward.declined': 'declined a reward of',
} as const

export type AdminAct = keyof typeof adminActs
