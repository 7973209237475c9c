import { describe, expect, test } from 'vitest'
import { principals } from '../admission-table.fixture.ts'
import type { Principal } from '../policy.ts'
import { mayAnswer, mayEditWritten, maySeeWritten } from './policy.ts'

const author: Principal = { ...principals['free professional'], id: 'the author' }
const everybody: Readonly<Record<string, Principal>> = { author, ...principals }
const seen = { authorId: 'the author', listed: true, blocked: false }
const hidden = [
  { ...seen, listed: false },
  { ...seen, blocked: true },
]

/** The names of those whom a rule allows it. */
function whoMay(rule: (principal: Principal) => string): string[] {
  return Object.entries(everybody).flatMap(([name, principal]) => (rule(principal) === 'allowed' ? [name] : []))
}

describe('a question, or an answer', () => {
  test('is seen by all while its author is there, and by nobody otherwise', () => {
    expect(whoMay((principal) => maySeeWritten(principal, seen))).toEqual(Object.keys(everybody))
    for (const row of hidden) expect(whoMay((principal) => maySeeWritten(principal, row))).toEqual([])
  })

  test('is changed and deleted by its author, without a plan, too, and by admins who look after content', () => {
    expect(whoMay((principal) => mayEditWritten(principal, seen))).toEqual(['author', 'admin', 'admin-content'])
    expect(mayEditWritten(principals.guest, seen)).toBe('sign-in')
    expect(mayEditWritten(principals['admin-support'], seen)).toBe('forbidden')
    for (const row of hidden) expect(mayEditWritten(author, row)).toBe('hidden')
  })
})

test('professionals answer, once their mailbox is confirmed; guests are asked to sign in, employers read', () => {
  const professionals = ['free professional', 'Creator professional', 'Pro professional']
  expect(whoMay((principal) => mayAnswer(principal, seen))).toEqual(['author', ...professionals])
  expect(mayAnswer(principals.guest, seen)).toBe('sign-in')
  expect(mayAnswer(principals['Pro employer'], seen)).toBe('forbidden')
  for (const row of hidden) expect(mayAnswer(author, row)).toBe('hidden')
})
