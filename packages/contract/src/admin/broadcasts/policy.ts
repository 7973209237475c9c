import type { Gates } from '../../policy.ts'

/**
 * The permissions for a notification to many members: the gate of each verb. A comment next to a gate names the
 * function that then checks the loaded row, or states another condition.
 */
export const broadcastGates = {
  list: { access: 'admin', permission: 'notifications' },
  create: { access: 'admin', permission: 'notifications' },
  edit: { access: 'admin', permission: 'notifications' }, // Until it is sent.
} as const satisfies Gates
