import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roleKey } from './role-key.ts'
import { isSameRole, type RoleFacts } from './same-role.ts'
import { likeness, textSignature } from './text-signature.ts'

const words = Array.from({ length: 200 }, (_, index) => `w${index}`)
const signature = textSignature(words.join(' '), [])

function role(parts: Partial<RoleFacts> = {}): RoleFacts {
  return {
    sourceId: 'one',
    key: '1',
    roleKey: 'baker',
    signature,
    team: null,
    department: null,
    employmentType: null,
    seniority: null,
    pay: null,
    places: ['faro-pt'],
    applyUrl: null,
    ...parts,
  }
}

describe('the normalised title', () => {
  test.each([
    ['Backend Engineer (m/f/d)', [], 'backend engineer'],
    ['Backend Engineer (f/m/x) - Remote', [], 'backend engineer'],
    ['Backend Engineer - München', ['München'], 'backend engineer'],
    ['Backend Engineer, New York, NY', ['New York, NY', 'New York'], 'backend engineer'],
    ['JR-100234 Backend Engineer', [], 'backend engineer'],
    ['Backend Engineer (Req #5521)', [], 'backend engineer'],
    ['Backend Engineer II', [], 'backend engineer ii'],
    ['C++ Developer', [], 'c++ developer'],
    ['Paris', ['Paris'], 'paris'],
    ['Parisian Cook', ['Paris'], 'parisian cook'],
    ['株式会社エンジニア', [], '株式会社エンシニア'],
  ])('of %s in %j is %s', (title, places, expected) => {
    expect(roleKey(title, places)).toBe(expected)
  })

  test('every title has a key of at most 200 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), (title) => {
        const key = roleKey(title, [])
        expect(key.length).toBeLessThanOrEqual(200)
      }),
    )
  })
})

test('the similarity of texts depends on their shared words', () => {
  const changedWords = (share: number) =>
    words.map((word, index) => (index % 100 < share ? `x${index}` : word)).join(' ')
  const like = (text: string) => likeness(signature ?? [], textSignature(text, []) ?? [])
  expect(like(words.join(' '))).toBe(1)
  expect(like(changedWords(5))).toBeGreaterThan(0.75)
  expect(like(changedWords(60))).toBeLessThan(0.5)
  expect(like(changedWords(100))).toBeLessThan(0.1)
  expect(textSignature('Too short to tell.', [])).toBeNull()
})

describe('two postings of one company', () => {
  test('are one role if title and text match, in one place or several', () => {
    expect(isSameRole(role(), role({ key: '2' }))).toBe(true)
    expect(isSameRole(role(), role({ places: ['vigo-es'], sourceId: 'two' }))).toBe(true)
  })

  test.each<[string, Partial<RoleFacts>, Partial<RoleFacts>]>([
    ['another title', {}, { roleKey: 'cook' }],
    ['another text', {}, { signature: textSignature(words.toReversed().join(' '), []) }],
    ['another team on the same board', { team: 'north' }, { team: 'south' }],
    ['another department', { department: 'sales' }, { department: 'legal', sourceId: 'two' }],
    ['other hours', { employmentType: 'Full-time' }, { employmentType: 'Part-time' }],
    [
      'pay that does not touch, in one place',
      { pay: { min: 10, max: 12, currency: 'EUR', period: 'HOUR' } },
      { pay: { min: 20, max: null, currency: 'EUR', period: 'HOUR' } },
    ],
    ['no text to compare on one board', { signature: null }, { signature: null }],
    ['no text and another place on another board', { signature: null }, { sourceId: 'two', places: ['vigo-es'] }],
    [
      'the careers page of all jobs as their address',
      { signature: null, applyUrl: 'https://baker.example/jobs' },
      { signature: null, applyUrl: 'https://baker.example/jobs' },
    ],
  ])('are two roles with %s', (_, one, other) => {
    expect(isSameRole(role(one), role(other))).toBe(false)
    expect(isSameRole(role(other), role(one))).toBe(false)
  })

  test('are one role without texts if they share an address, or if two boards name the same place', () => {
    const applyUrl = 'https://jobs.example/apply/12345'
    expect(isSameRole(role({ signature: null, applyUrl }), role({ signature: null, applyUrl }))).toBe(true)
    expect(isSameRole(role({ signature: null }), role({ sourceId: 'two' }))).toBe(true)
  })
})
