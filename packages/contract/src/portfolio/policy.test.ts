import { describe, expect, test } from 'vitest'
import { principals } from '../admission-table.fixture.ts'
import type { TeamRole } from '../companies/policy.ts'
import type { Principal } from '../policy.ts'
import { mayEditCase, maySeeCase, mayWriteCases } from './policy.ts'

const owner: Principal = { ...principals['free professional'], id: 'the owner' }
const everybody: Readonly<Record<string, Principal>> = { owner, ...principals }
const publishedCase = { ownerId: 'the owner', teamRole: null, listed: true, published: true }

/** The names of the principals that a rule allows. */
function namesAllowed(rule: (principal: Principal) => string): string[] {
  return Object.entries(everybody).flatMap(([name, principal]) => (rule(principal) === 'allowed' ? [name] : []))
}

describe('a case', () => {
  test('is visible to everyone if it is published and its owner is listed', () => {
    expect(namesAllowed((principal) => maySeeCase(principal, publishedCase))).toEqual(Object.keys(everybody))
    expect(namesAllowed((principal) => maySeeCase(principal, { ...publishedCase, listed: false }))).toEqual(['owner'])
  })

  test('is visible only to its owner while it is a draft, unless the owner is suspended', () => {
    const draft = { ...publishedCase, published: false }
    expect(namesAllowed((principal) => maySeeCase(principal, draft))).toEqual(['owner'])
    expect(maySeeCase({ ...owner, standing: 'pending' }, draft)).toBe('allowed')
    expect(maySeeCase({ ...owner, standing: 'suspended' }, draft)).toBe('hidden')
    expect(maySeeCase(principals.admin, draft)).toBe('hidden')
  })

  test('can be changed only by its owner', () => {
    expect(namesAllowed((principal) => mayEditCase(principal, publishedCase))).toEqual(['owner'])
  })
})

describe('a company’s case', () => {
  const employer: Principal = { ...principals['free employer'], id: 'the company' }
  const draftOf = (teamRole: TeamRole | null) => ({
    ownerId: 'the company',
    teamRole,
    listed: true,
    published: false,
  })

  test('is visible to the team while it is a draft, and can be changed by members who may edit the page', () => {
    const verdicts = (['owner', 'editor', 'recruiter', null] as const).map((role) => [
      maySeeCase(employer, draftOf(role)),
      mayEditCase(employer, draftOf(role)),
      mayWriteCases(employer, draftOf(role)),
    ])
    expect(verdicts).toEqual([
      ['allowed', 'allowed', 'allowed'],
      ['allowed', 'allowed', 'allowed'],
      ['allowed', 'hidden', 'forbidden'],
      ['hidden', 'hidden', 'forbidden'],
    ])
  })

  test('is closed to members who act for another company, and to suspended accounts', () => {
    expect(maySeeCase({ ...employer, id: 'another' }, draftOf('owner'))).toBe('hidden')
    expect(mayWriteCases({ ...employer, standing: 'suspended' }, draftOf('owner'))).toBe('forbidden')
    expect(mayWriteCases(principals.admin, draftOf(null))).toBe('forbidden')
    expect(mayWriteCases({ kind: 'guest' }, draftOf(null))).toBe('sign-in')
  })
})
