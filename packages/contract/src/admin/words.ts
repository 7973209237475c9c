/**
 * What admins do that is kept with its state before and after, each in the words of the timeline, which follow the admin's name
 * and come before that of the subject. An act is named `<thing>.<past participle>`.
 */
export const adminActs = {
  'member.suspended': 'suspended',
  'second-factor.removed': 'turned off two-step verification of',
  'plan.set': 'set the plan of',
  'member.restored': 'ended the suspension of',
} as const

export type AdminAct = keyof typeof adminActs
