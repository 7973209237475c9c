import fc from 'fast-check'
import { expect, test } from 'vitest'
import { given, makePosting } from '../posting.factory.ts'
import { jobSlug, preparePosting } from './prepare-posting.ts'

const now = new Date('2026-06-15T09:00:00Z')
const id = '01a1fc48-f59b-722f-a0dc-876b8654f5f2'

test('an address is the title at the company, and the end of the id', () => {
  expect(jobSlug('R&D Engineer (C++)', 'Salt & Rope', id)).toBe(
    'r-and-d-engineer-c-plus-plus-at-salt-and-rope-8654f5f2',
  )
  expect(jobSlug('엔지니어', '株式会社', id)).toBe('job-at-company-8654f5f2')
})

test('any title and company give an address of at most 100 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }), (title, company) => {
      const slug = jobSlug(title, company, id)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slug.length).toBeLessThanOrEqual(100)
    }),
  )
})

test.each([
  ['https://careers.example/apply', 'https://careers.example/apply'],
  ['/apply/lighthouse-keeper', '/apply/lighthouse-keeper'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['not an address', null],
])('the apply link %s becomes %s, and what is dropped leaves no provenance', (address, expected) => {
  const { content } = preparePosting(makePosting({ applyUrl: given(address) }), now)
  expect(content.applyUrl).toBe(expected)
  expect(content.provenance.some(({ field }) => field === 'applyUrl')).toBe(expected !== null)
})

test('provenance quotes at most 200 characters', () => {
  const title = { value: 'Keeper', path: 'title', rule: 'as-given', quote: 'long '.repeat(200) } as const
  const [, entry] = preparePosting(makePosting({ title }), now).content.provenance
  expect(entry?.quote).toHaveLength(200)
})
