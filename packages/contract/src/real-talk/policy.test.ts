import { expect, test } from 'vitest'
import { principals } from '../admission-table.fixture.ts'
import { seenRow } from '../content/policy.ts'
import type { Principal } from '../policy.ts'
import { mayAnswer } from './policy.ts'

const author: Principal = { ...principals['free professional'], id: 'the author' }
const everybody: Readonly<Record<string, Principal>> = { author, ...principals }
const seenSubject = seenRow('the author')

test('professionals with a confirmed mailbox can answer, guests must log in, and employers can only read', () => {
  const allowedNames = Object.entries(everybody).flatMap(([name, principal]) =>
    mayAnswer(principal, seenSubject) === 'allowed' ? [name] : [],
  )
  expect(allowedNames).toEqual(['author', 'free professional', 'Creator professional', 'Pro professional'])
  expect(mayAnswer(principals.guest, seenSubject)).toBe('sign-in')
  expect(mayAnswer(principals['Pro employer'], seenSubject)).toBe('forbidden')
  expect(mayAnswer(author, { ...seenSubject, listed: false })).toBe('hidden')
  expect(mayAnswer(principals['free professional'], { ...seenSubject, blocked: true })).toBe('hidden')
})
