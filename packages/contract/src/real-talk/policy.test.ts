import { expect, test } from 'vitest'
import { principals } from '../admission-table.fixture.ts'
import { seenRow } from '../content/policy.ts'
import type { Principal } from '../policy.ts'
import { mayAnswer } from './policy.ts'

const author: Principal = { ...principals['free professional'], id: 'the author' }
const everybody: Readonly<Record<string, Principal>> = { author, ...principals }
const seen = seenRow('the author')

test('professionals with a confirmed mailbox can answer, guests must log in, and employers can only read', () => {
  const allowed = Object.entries(everybody).flatMap(([name, principal]) =>
    mayAnswer(principal, seen) === 'allowed' ? [name] : [],
  )
  expect(allowed).toEqual(['author', 'free professional', 'Creator professional', 'Pro professional'])
  expect(mayAnswer(principals.guest, seen)).toBe('sign-in')
  expect(mayAnswer(principals['Pro employer'], seen)).toBe('forbidden')
  expect(mayAnswer(author, { ...seen, listed: false })).toBe('hidden')
  expect(mayAnswer(principals['free professional'], { ...seen, blocked: true })).toBe('hidden')
})
