import { expect, test } from 'vitest'
import { principals } from '../admission-table.fixture.ts'
import { maySeeResults } from './policy.ts'

const openPoll = { authorId: 'the author', closed: false, voted: false }
const author = { ...principals['free professional'], id: 'the author' }

test('while a poll is open, only voters, its author and, for a site poll, content admins see results; afterwards everyone does', () => {
  for (const [who, principal] of Object.entries(principals)) {
    expect(maySeeResults(principal, openPoll), who).toBe(false)
    expect(maySeeResults(principal, { ...openPoll, voted: true }), who).toBe(true)
    expect(maySeeResults(principal, { ...openPoll, closed: true }), who).toBe(true)
  }
  expect(maySeeResults(author, openPoll)).toBe(true)
  expect(maySeeResults(author, { ...openPoll, authorId: null })).toBe(false)
  expect(maySeeResults({ ...author, role: 'admin-content' }, { ...openPoll, authorId: null })).toBe(true)
  expect(maySeeResults({ ...author, standing: 'suspended' }, openPoll)).toBe(false)
})
