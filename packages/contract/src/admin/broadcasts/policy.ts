import type { Gates } from '../../policy.ts'

/**
 * Who may do what with a notification to many members: the gate of each verb, and in comments what then judges the
 * loaded row.
 */
export const broadcastGates = {
  list: { access: 'admin', permission: 'notifications' },
  create: { access: 'admin', permission: 'notifications' },
  edit: { access: 'admin', permission: 'notifications' }, // Until it is sent.
} as const satisfies Gates
