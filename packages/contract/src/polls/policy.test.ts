import { expect, test } from 'vitest'
import { principals } from '../admission-table.fixture.ts'
import { maySeeResults } from './policy.ts'

const open = { authorId: 'the author', closed: false, voted: false }
const author = { ...principals['free professional'], id: 'the author' }

test('voters and the author see results, and everyone does once the poll has closed', () => {
  for (const [who, principal] of Object.entries(principals)) {
    expect(maySeeResults(principal, open), who).toBe(false)
    expect(maySeeResults(principal, { ...open, voted: true }), who).toBe(true)
    expect(maySeeResults(principal, { ...open, closed: true }), who).toBe(true)
  }
  expect(maySeeResults(author, open)).toBe(true)
  expect(maySeeResults(author, { ...open, authorId: null })).toBe(false)
  expect(maySeeResults({ ...author, role: 'admin-content' }, { ...open, authorId: null })).toBe(true)
  expect(maySeeResults({ ...author, standing: 'suspended' }, open)).toBe(false)
})
