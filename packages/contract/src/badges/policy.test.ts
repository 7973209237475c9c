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

/** Names of the principals who may see what is still to earn. */
function whoIsTold(row: BadgesRow): string[] {
  return Object.entries(everybody).flatMap(([name, principal]) =>
    maySeeBadgesToEarn(principal, row) === 'allowed' ? [name] : [],
  )
}

test('badges that are still to earn are told to the professional, and to whoever acts for the company', () => {
  expect(whoIsTold({ id: 'the owner', kind: 'professional' })).toEqual(['professional'])
  expect(whoIsTold({ id: 'the owner', kind: 'company' })).toEqual(['employer'])
})

test('they are told while the account is pending, and not while it is suspended', () => {
  const row = { id: 'the owner', kind: 'professional' } as const
  const owner = { ...principals['free professional'], ...own }
  expect(maySeeBadgesToEarn({ ...owner, standing: 'pending' }, row)).toBe('allowed')
  expect(maySeeBadgesToEarn({ ...owner, standing: 'suspended' }, row)).toBe('hidden')
})
