import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jobSlug } from './job-slug.ts'

const id = '01a1fc48-f59b-722f-a0dc-876b8654f5f2'

test('a job’s address combines the title, the company and the end of the id', () => {
  expect(jobSlug('R&D Engineer (C++)', 'Salt & Rope', id)).toBe(
    'r-and-d-engineer-c-plus-plus-at-salt-and-rope-8654f5f2',
  )
  expect(jobSlug('엔지니어', '株式会社', id)).toBe('job-at-company-8654f5f2')
})

test('a job’s address has at most 100 characters, whatever the title and company', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }), (title, company) => {
      const slug = jobSlug(title, company, id)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slug.length).toBeLessThanOrEqual(100)
    }),
  )
})
