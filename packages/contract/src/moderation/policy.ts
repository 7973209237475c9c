import type { Gates } from '../policy.ts'

/**
 * The permissions for reports, reviews and appeals: the gate of each verb, with a comment that names the function that
 * then judges the loaded row.
 */
export const moderationGates = {
  report: { access: 'auth', acting: true }, // What they can see.
  readNotices: { access: 'auth', acting: true }, // Only their own.
  appeal: { access: 'auth', acting: true }, // Only their own.
  read: { access: 'admin', permission: 'moderation' },
  decide: { access: 'admin', permission: 'moderation' },
  note: { access: 'admin', permission: 'moderation' },
  answerAppeal: { access: 'admin', permission: 'moderation' },
  keepWordRules: { access: 'admin', permission: 'content' },
} as const satisfies Gates
