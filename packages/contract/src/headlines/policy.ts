import type { Gates } from '../policy.ts'

/**
 * The permissions for a headline: the gate of each verb. A comment next to a gate names the function that then checks
 * the loaded row, or states another condition.
 */
export const headlineGates = {
  list: { access: 'guest' },
  read: { access: 'guest' }, // Then `maySeeAuthored`, and for the full text `mayReadAuthored`.
  create: { access: 'creator' },
  publish: { access: 'creator', confirmed: true }, // Then `mayEditAuthored`.
  createLink: { access: 'creator', confirmed: true }, // Published immediately.
  edit: { access: 'owner' }, // Then `mayEditAuthored`.
  delete: { access: 'owner' }, // Then `mayEditAuthored`.
  listDrafts: { access: 'professional' }, // Only their own.
  moderate: { access: 'admin', permission: 'content' },
} as const satisfies Gates
