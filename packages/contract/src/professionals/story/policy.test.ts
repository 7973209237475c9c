import { describe, expect, test } from 'vitest'
import { principals } from '../../admission-table.fixture.ts'
import type { Principal } from '../../policy.ts'
import { mayAskMentor, maySeeContact, maySeeOpenToWork, maySeeStory } from './policy.ts'

const story = { id: 'the owner', listed: true }
const owner: Principal = { ...principals['free professional'], id: 'the owner' }
const everybody: Readonly<Record<string, Principal>> = { owner, ...principals }

/** The names of the principals that a rule allows. */
function whoGets(verdict: string, rule: (principal: Principal) => string): string[] {
  return Object.entries(everybody)
    .filter(([, principal]) => rule(principal) === verdict)
    .map(([name]) => name)
}

const employers = ['free employer', 'Creator employer', 'Pro employer']
const members = Object.entries(principals).flatMap(([name, principal]) =>
  principal.kind === 'member' && principal.standing === 'active' ? [name] : [],
)
const all = Object.keys(everybody)

describe('a story', () => {
  test('is visible to everyone if listed, and otherwise only to its owner, unless suspended', () => {
    expect(whoGets('allowed', (principal) => maySeeStory(principal, story))).toEqual(all)
    const hidden = { ...story, listed: false }
    expect(whoGets('allowed', (principal) => maySeeStory(principal, hidden))).toEqual(['owner'])
    expect(maySeeStory({ ...owner, standing: 'pending' }, hidden)).toBe('allowed')
    expect(maySeeStory({ ...owner, standing: 'suspended' }, hidden)).toBe('hidden')
    expect(maySeeStory({ ...owner, role: 'employer' }, hidden)).toBe('hidden')
  })
})

describe('open to work', () => {
  const seen = (openToWork: 'off' | 'employers' | 'public', colleague = false) =>
    whoGets('allowed', (principal) => maySeeOpenToWork(principal, { id: story.id, openToWork, colleague }))

  test('is visible to the viewers the owner chose', () => {
    expect(seen('off')).toEqual([])
    expect(seen('employers')).toEqual(['owner', ...employers])
    expect(seen('public')).toEqual(all)
  })

  test('is never visible to a colleague, whatever the choice', () => {
    for (const choice of ['off', 'employers', 'public'] as const) {
      expect(seen(choice, true)).toEqual(choice === 'off' ? [] : ['owner'])
    }
  })
})

test('contact details are visible to no one, confirmed employers, confirmed members or everyone, as chosen', () => {
  const seen = (to: 'nobody' | 'employers' | 'members' | 'everyone') =>
    whoGets('allowed', (principal) => maySeeContact(principal, story, to))
  expect(seen('nobody')).toEqual([])
  expect(seen('employers')).toEqual(['owner', ...employers])
  expect(seen('members')).toEqual(['owner', ...members])
  expect(seen('everyone')).toEqual(all)
})

test('confirmed professionals and employers can ask members who offer mentoring', () => {
  const rule = (topics: number) => (principal: Principal) => mayAskMentor(principal, { ...story, topics })
  const professionals = ['free professional', 'Creator professional', 'Pro professional']
  expect(whoGets('allowed', rule(1))).toEqual([...professionals, ...employers])
  expect(whoGets('sign-in', rule(1))).toEqual(['guest'])
  expect(whoGets('hidden', rule(0))).toEqual(all)
})
