import { expect, test } from 'vitest'
import { principals } from '../admission-table.fixture.ts'
import { seenRow } from '../content/policy.ts'
import { mayReact } from './policy.ts'

const seenSubject = seenRow('the author')

test('professionals and employers on any plan can react once their mailbox is confirmed; no one else can', () => {
  const allowedNames = Object.entries(principals).flatMap(([name, principal]) =>
    mayReact(principal, seenSubject) === 'allowed' ? [name] : [],
  )
  expect(allowedNames).toEqual([
    ...['free professional', 'Creator professional', 'Pro professional'],
    ...['free employer', 'Creator employer', 'Pro employer'],
  ])
  expect(mayReact(principals.guest, seenSubject)).toBe('sign-in')
  expect(mayReact(principals.admin, seenSubject)).toBe('forbidden')
})

test('reacting to a subject that the member cannot see is refused as hidden', () => {
  for (const hiddenSubject of [
    { ...seenSubject, listed: false },
    { ...seenSubject, blocked: true },
  ]) {
    expect(mayReact(principals['free professional'], hiddenSubject)).toBe('hidden')
  }
})

test('members can react to content for their audience, and need a higher plan for other content', () => {
  const react = (name: keyof typeof principals) => mayReact(principals[name], { ...seenSubject, audience: 'creator' })
  expect([react('free employer'), react('Creator professional'), react('free professional')]).toEqual([
    ...['allowed', 'allowed', 'upgrade'],
  ])
})
