import { type AuthoredRow, mayEditAuthored, mayReadAuthored } from '../content/policy.ts'
import type { Gates, Principal, Verdict } from '../policy.ts'

/**
 * The permissions for an event: the gate of each verb. A comment next to a gate names the function that then checks the
 * loaded row, or states another condition.
 */
export const eventGates = {
  list: { access: 'guest' },
  read: { access: 'guest' }, // Then `maySeeAuthored`, and for the full text `mayReadAuthored`.
  create: { access: 'creator' },
  publish: { access: 'creator', confirmed: true }, // Then `mayEditAuthored`.
  edit: { access: 'owner' }, // Then `mayEditAuthored`.
  cancel: { access: 'owner' }, // Then `mayEditAuthored`.
  delete: { access: 'owner' }, // Then `mayEditAuthored`.
  listDrafts: { access: 'professional' }, // Only their own.
  listOwn: { access: 'auth' }, // Only their own.
  takePart: { access: 'auth', acting: true, confirmed: true }, // Then `mayTakePart`.
  leave: { access: 'auth', acting: true }, // Only their own.
  addToCalendar: { access: 'auth' }, // Then `mayReadAuthored`.
  readCalendar: { access: 'auth' }, // Only their own, like all verbs of the calendar.
  createCalendar: { access: 'auth', acting: true },
  deleteCalendar: { access: 'auth' },
  answerHosting: { access: 'auth', acting: true }, // People whom the author named as hosts.
  checkIn: { access: 'auth' }, // Then `mayCheckIn`.
  moderate: { access: 'admin', permission: 'content' },
} as const satisfies Gates

/**
 * Whether the viewer may take part. Everyone who may read the event may take part, except admins, who act for no one,
 * and accounts that may not reach others.
 */
export function mayTakePart(principal: Principal, row: AuthoredRow): Verdict {
  const verdict = mayReadAuthored(principal, row)
  if (verdict !== 'allowed' || !row.published) return verdict === 'allowed' ? 'hidden' : verdict
  if (principal.kind === 'guest') return 'sign-in'
  return principal.standing === 'active' ? 'allowed' : 'forbidden'
}

/**
 * Whether the viewer may see the list of participants and check them in. The author, hosts who agreed, and content
 * admins may.
 */
export function mayCheckIn(principal: Principal, row: AuthoredRow, isHost: boolean): Verdict {
  const verdict = mayEditAuthored(principal, row)
  return verdict === 'forbidden' && isHost ? 'allowed' : verdict
}
