import type { Gates } from '../policy.ts'

/**
 * The permissions for a post: the gate of each verb. A comment next to a gate names the function that then checks the
 * loaded row, or states another condition.
 */
export const postGates = {
  list: { access: 'auth' },
  read: { access: 'guest' }, // Then `mayReadAuthored`.
  create: { access: 'auth', acting: true, confirmed: true },
  edit: { access: 'owner', confirmed: true }, // Then `mayEditAuthored`.
  delete: { access: 'owner' }, // Then `mayEditAuthored`.
  restore: { access: 'owner' }, // Then `mayEditAuthored`; no author restores what an admin deleted.
  save: { access: 'auth', acting: true }, // Then `mayReadAuthored`.
  chooseFeed: { access: 'auth', acting: true },
  readWelcome: { access: 'auth' },
  hideWelcome: { access: 'auth', acting: true },
} as const satisfies Gates
