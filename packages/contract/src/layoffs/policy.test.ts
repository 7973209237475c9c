import { expect, test } from 'vitest'
import { principals } from '../admission-table.fixture.ts'
import { maySeeAffected } from './policy.ts'

const person = { actorId: 'the person', over: false, verifiedEmployer: true, formerEmployer: false }

test('only people affected who chose to be found can be found, until their choice expires', () => {
  for (const [who, principal] of Object.entries(principals)) {
    expect(maySeeAffected(principal, { ...person, audience: 'everyone' }), who).toBe('allowed')
    expect(maySeeAffected(principal, { ...person, audience: 'everyone', over: true }), who).toBe('hidden')
    expect(maySeeAffected(principal, { ...person, audience: 'no-one' }), who).toBe('hidden')
  }
})

test('"employers only" includes active accounts of verified companies that the person never worked for', () => {
  const seenBy = (affected: object) =>
    Object.entries(principals)
      .filter(([, one]) => maySeeAffected(one, { ...person, ...affected, audience: 'employers' }) === 'allowed')
      .map(([name]) => name)
  const employers = seenBy({})
  expect(employers.length).toBeGreaterThan(0)
  for (const name of employers)
    expect(principals[name as keyof typeof principals]).toMatchObject({ role: 'employer', standing: 'active' })
  expect(seenBy({ verifiedEmployer: false })).toEqual([])
  expect(seenBy({ formerEmployer: true })).toEqual([])
})
