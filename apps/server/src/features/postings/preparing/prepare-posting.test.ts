import { expect, test } from 'vitest'
import { makePosting, sourcedValue } from '../posting.factory.ts'
import { preparePosting } from './prepare-posting.ts'

const now = new Date('2026-06-15T09:00:00Z')

test.each([
  ['https://careers.example/apply', 'https://careers.example/apply'],
  ['/apply/lighthouse-keeper', '/apply/lighthouse-keeper'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['not an address', null],
])('the apply link %s becomes %s, and a dropped link has no provenance', (address, expected) => {
  const { content } = preparePosting(makePosting({ applyUrl: sourcedValue(address) }), now)
  expect(content.applyUrl).toBe(expected)
  expect(content.provenance.some(({ field }) => field === 'applyUrl')).toBe(expected !== null)
})

test('quotes in provenance have at most 200 characters', () => {
  const title = { value: 'Keeper', path: 'title', rule: 'as-given', quote: 'long '.repeat(200) } as const
  const [, entry] = preparePosting(makePosting({ title }), now).content.provenance
  expect(entry?.quote).toHaveLength(200)
})
