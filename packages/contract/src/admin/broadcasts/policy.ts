import type { Gates } from '../../policy.ts'

/**
 * The permissions for a notification to many members: the gate of each verb, with a comment that names the function
 * that then judges the loaded row.
 */
export const broadcastGates = {
  list: { access: 'admin', permission: 'notifications' },
  create: { access: 'admin', permission: 'notifications' },
  edit: { access: 'admin', permission: 'notifications' }, // Until it is sent.
} as const satisfies Gates
