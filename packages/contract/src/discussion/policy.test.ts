import { expect, test } from 'vitest'
import { principals } from '../admission-table.fixture.ts'
import { seenRow } from '../content/policy.ts'
import { mayReact } from './policy.ts'

const seen = seenRow('the author')

test('professionals and employers on any plan can react once their mailbox is confirmed; no one else can', () => {
  const allowed = Object.entries(principals).flatMap(([name, principal]) =>
    mayReact(principal, seen) === 'allowed' ? [name] : [],
  )
  expect(allowed).toEqual([
    ...['free professional', 'Creator professional', 'Pro professional'],
    ...['free employer', 'Creator employer', 'Pro employer'],
  ])
  expect(mayReact(principals.guest, seen)).toBe('sign-in')
  expect(mayReact(principals.admin, seen)).toBe('forbidden')
})

test('reacting to a subject that the member cannot see is refused as not found', () => {
  for (const hidden of [
    { ...seen, listed: false },
    { ...seen, blocked: true },
  ]) {
    expect(mayReact(principals['free professional'], hidden)).toBe('hidden')
  }
})

test('members can react to content for their audience, and need another plan for other content', () => {
  const react = (name: keyof typeof principals) => mayReact(principals[name], { ...seen, audience: 'creator' })
  expect([react('free employer'), react('Creator professional'), react('free professional')]).toEqual([
    ...['allowed', 'allowed', 'upgrade'],
  ])
})
