import { expect, test } from 'vitest'
import { principals } from '../admission-table.fixture.ts'
import type { Principal } from '../policy.ts'
import { type BadgesRow, maySeeBadgesToEarn } from './policy.ts'

const own = { id: 'the owner' }
const everybody: Readonly<Record<string, Principal>> = {
  professional: { ...principals['free professional'], ...own },
  employer: { ...principals['free employer'], ...own },
  ...principals,
}

/** The names of the principals who may see the badges that can still be earned. */
function namesSeeingBadgesToEarn(row: BadgesRow): string[] {
  return Object.entries(everybody).flatMap(([name, principal]) =>
    maySeeBadgesToEarn(principal, row) === 'allowed' ? [name] : [],
  )
}

test('the professional, or everyone who acts for the company, sees the badges that can still be earned', () => {
  expect(namesSeeingBadgesToEarn({ id: 'the owner', kind: 'professional' })).toEqual(['professional'])
  expect(namesSeeingBadgesToEarn({ id: 'the owner', kind: 'company' })).toEqual(['employer'])
})

test('a pending account sees the badges that can still be earned, a suspended one does not', () => {
  const row = { id: 'the owner', kind: 'professional' } as const
  const owner = { ...principals['free professional'], ...own }
  expect(maySeeBadgesToEarn({ ...owner, standing: 'pending' }, row)).toBe('allowed')
  expect(maySeeBadgesToEarn({ ...owner, standing: 'suspended' }, row)).toBe('hidden')
})
