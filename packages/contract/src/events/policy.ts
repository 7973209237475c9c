import { type AuthoredRow, mayEditAuthored, mayReadAuthored } from '../content/policy.ts'
import type { Gates, Principal, Verdict } from '../policy.ts'

/**
 * The permissions for an event: the gate of each verb, with a comment that names the function that then judges the
 * loaded row.
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
  giveUpPlace: { access: 'auth', acting: true }, // Only their own.
  addToCalendar: { access: 'auth' }, // Then `mayReadAuthored`.
  readCalendar: { access: 'auth' }, // Only their own, as all verbs of it.
  createCalendar: { access: 'auth', acting: true },
  deleteCalendar: { access: 'auth' },
  answerHosting: { access: 'auth', acting: true }, // People whom the author named as hosts.
  checkIn: { access: 'auth' }, // Then `mayCheckIn`.
  moderate: { access: 'admin', permission: 'content' },
} as const satisfies Gates

/**
 * Whether the viewer may take part: everyone who may read the event may, except admins, who act for no one, and
 * accounts that may not reach others.
 */
export function mayTakePart(principal: Principal, row: AuthoredRow): Verdict {
  const verdict = mayReadAuthored(principal, row)
  if (verdict !== 'allowed' || !row.published) return verdict === 'allowed' ? 'hidden' : verdict
  if (principal.kind === 'guest') return 'sign-in'
  return principal.standing === 'active' ? 'allowed' : 'forbidden'
}

/**
 * Whether the viewer may see the list of participants and check them in: the author, hosts who agreed, and content
 * admins may.
 */
export function mayCheckIn(principal: Principal, row: AuthoredRow, isHost: boolean): Verdict {
  const verdict = mayEditAuthored(principal, row)
  return verdict === 'forbidden' && isHost ? 'allowed' : verdict
}
