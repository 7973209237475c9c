import { describe, expect, test } from 'vitest'
import { principals } from '../../admission-table.fixture.ts'
import type { Principal } from '../../policy.ts'
import { mayAskMentor, maySeeContact, maySeeOpenToWork, maySeeStory } from './policy.ts'

const story = { id: 'the owner', listed: true }
const owner: Principal = { ...principals['free professional'], id: 'the owner' }
const everybody: Readonly<Record<string, Principal>> = { owner, ...principals }

/** Returns the names of the principals for whom a rule has a verdict. */
function namesWith(verdict: string, rule: (principal: Principal) => string): string[] {
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
  test('is visible to everyone if it is listed, and otherwise only to its owner, unless suspended', () => {
    expect(namesWith('allowed', (principal) => maySeeStory(principal, story))).toEqual(all)
    const hiddenStory = { ...story, listed: false }
    expect(namesWith('allowed', (principal) => maySeeStory(principal, hiddenStory))).toEqual(['owner'])
    expect(maySeeStory({ ...owner, standing: 'pending' }, hiddenStory)).toBe('allowed')
    expect(maySeeStory({ ...owner, standing: 'suspended' }, hiddenStory)).toBe('hidden')
    expect(maySeeStory({ ...owner, role: 'employer' }, hiddenStory)).toBe('hidden')
  })
})

describe('open to work', () => {
  const seen = (openToWork: 'off' | 'employers' | 'public', colleague = false) =>
    namesWith('allowed', (principal) => maySeeOpenToWork(principal, { id: story.id, openToWork, colleague }))

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

test('contact details are visible to no one, confirmed employers, confirmed members or everyone, as their owner chose', () => {
  const seen = (to: 'nobody' | 'employers' | 'members' | 'everyone') =>
    namesWith('allowed', (principal) => maySeeContact(principal, story, to))
  expect(seen('nobody')).toEqual([])
  expect(seen('employers')).toEqual(['owner', ...employers])
  expect(seen('members')).toEqual(['owner', ...members])
  expect(seen('everyone')).toEqual(all)
})

test('confirmed professionals and employers can ask members who offer mentoring', () => {
  const rule = (topics: number) => (principal: Principal) => mayAskMentor(principal, { ...story, topics })
  const professionals = ['free professional', 'Creator professional', 'Pro professional']
  expect(namesWith('allowed', rule(1))).toEqual([...professionals, ...employers])
  expect(namesWith('sign-in', rule(1))).toEqual(['guest'])
  expect(namesWith('hidden', rule(0))).toEqual(all)
})
