import { describe, expect, test } from 'vitest'
import { expectedOutcomes, principals, rowNames, rowOf } from './admission-table.fixture.ts'
import {
  type Access,
  admit,
  type Gate,
  guest,
  hasPermission,
  isAdmin,
  isCreator,
  isPro,
  type Permission,
  verdictStatus,
} from './policy.ts'

const accesses: readonly Access[] = [
  'guest',
  'account',
  'auth',
  'professional',
  'employer',
  'connected',
  'creator',
  'owner',
  'admin',
]
const permissions: readonly Permission[] = [
  'overview',
  'members',
  'erasure',
  'plans',
  'content',
  'support',
  'moderation',
  'notifications',
  'timeline',
  'emails',
  'analytics',
  'settings',
]
const gates: readonly Gate[] = [
  ...accesses.map((access) => ({ access })),
  // Guests have no mailbox to confirm, suspended accounts don't need a confirmed one, and those of admins are
  // confirmed.
  ...accesses
    .filter((access) => !['guest', 'account', 'admin'].includes(access))
    .map((access) => ({ access, confirmed: true })),
  { access: 'auth', acting: true },
  { access: 'auth', acting: true, confirmed: true },
  ...permissions.map((permission) => ({ access: 'admin' as const, permission })),
]

describe('the first gate', () => {
  test.for(gates.map((gate) => [rowOf(gate), gate] as const))('returns the table’s verdict for %s', ([row, gate]) => {
    const outcomes = Object.entries(principals).map(([name, principal]) => {
      const verdict = admit(principal, gate)
      return [name, verdict === 'allowed' ? 'ok' : String(verdictStatus[verdict])]
    })
    expect(Object.fromEntries(outcomes)).toEqual(expectedOutcomes(row))
  })

  test('covers every row of the table', () => {
    expect(gates.map(rowOf).sort()).toEqual([...rowNames].sort())
  })

  test('refuses admins whose account is suspended or pending', () => {
    for (const standing of ['suspended', 'pending'] as const) {
      expect(admit({ ...principals.admin, standing }, { access: 'admin' })).toBe('hidden')
    }
  })

  test('compares whole role names, so that a similar name has no permission', () => {
    for (const role of ['administrator', 'admin-support-2', 'admin ', 'Admin', 'superadmin', 'constructor']) {
      const similarRole = { ...principals.admin, role }
      for (const permission of permissions) expect(hasPermission(similarRole, permission), role).toBe(false)
    }
  })
})

test('isPro, isCreator and isAdmin allow active principals by plan and role, and no guest', () => {
  const principalsAllowedBy = (rule: (principal: (typeof principals)[keyof typeof principals]) => boolean) =>
    Object.entries(principals)
      .filter(([, principal]) => principal.kind === 'guest' || principal.standing === 'active')
      .filter(([, principal]) => rule(principal))
      .map(([name]) => name)
  expect(principalsAllowedBy(isPro)).toEqual([
    'free professional',
    'Creator professional',
    'Pro professional',
    'Pro employer',
  ])
  expect(principalsAllowedBy(isCreator)).toEqual([
    'Creator professional',
    'free employer',
    'Creator employer',
    'Pro employer',
  ])
  expect(principalsAllowedBy(isAdmin)).toEqual(['admin', 'admin-content', 'admin-support', 'admin-other'])
  expect([isPro(guest), isCreator(guest), isAdmin(guest)]).toEqual([false, false, false])
})
