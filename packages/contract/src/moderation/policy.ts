import type { Gates } from '../policy.ts'

/**
 * The permissions for reports, reviews and appeals: the gate of each verb. A comment next to a gate names the function
 * that then checks the loaded row, or states another condition.
 */
export const moderationGates = {
  report: { access: 'auth', acting: true }, // Only content that they can see.
  readNotices: { access: 'auth', acting: true }, // Only their own.
  appeal: { access: 'auth', acting: true }, // Only their own.
  read: { access: 'admin', permission: 'moderation' },
  decide: { access: 'admin', permission: 'moderation' },
  addNote: { access: 'admin', permission: 'moderation' },
  answerAppeal: { access: 'admin', permission: 'moderation' },
  manageWordRules: { access: 'admin', permission: 'content' },
} as const satisfies Gates
