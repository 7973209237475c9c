import { describe, expect, test } from 'vitest'
import { principals } from '../admission-table.fixture.ts'
import type { Principal } from '../policy.ts'
import { mayEditCase, maySeeCase } from './policy.ts'

const owner: Principal = { ...principals['free professional'], id: 'the owner' }
const everybody: Readonly<Record<string, Principal>> = { owner, ...principals }
const published = { ownerId: 'the owner', listed: true, published: true }

/** The names of the principals whom a rule allows. */
function whoMay(rule: (principal: Principal) => string): string[] {
  return Object.entries(everybody).flatMap(([name, principal]) => (rule(principal) === 'allowed' ? [name] : []))
}

describe('a case', () => {
  test('that is published is seen by all, while its owner is listed', () => {
    expect(whoMay((principal) => maySeeCase(principal, published))).toEqual(Object.keys(everybody))
    expect(whoMay((principal) => maySeeCase(principal, { ...published, listed: false }))).toEqual(['owner'])
  })

  test('that is a draft is seen by its owner alone, unless suspended', () => {
    const draft = { ...published, published: false }
    expect(whoMay((principal) => maySeeCase(principal, draft))).toEqual(['owner'])
    expect(maySeeCase({ ...owner, standing: 'pending' }, draft)).toBe('allowed')
    expect(maySeeCase({ ...owner, standing: 'suspended' }, draft)).toBe('hidden')
    expect(maySeeCase(principals.admin, draft)).toBe('hidden')
  })

  test('is changed by its owner alone', () => {
    expect(whoMay((principal) => mayEditCase(principal, published))).toEqual(['owner'])
  })
})
