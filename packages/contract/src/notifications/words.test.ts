import { expect, test } from 'vitest'
import { excerpt, messageOf } from './words.ts'

test.for([
  ['Hello', 'Hello'],
  ['  <p>Hello <b>there</b></p> ', 'Hello there'],
  ['2 < 3 and 4 > 3', '2 < 3 and 4 > 3'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<!-- hidden -->seen', 'seen'],
  ['x'.repeat(70), 'x'.repeat(70)],
  ['x'.repeat(71), `${'x'.repeat(70)}…`],
  ['🦄'.repeat(80), `${'🦄'.repeat(70)}…`],
  [`${'word '.repeat(14)}end`, `${'word '.repeat(14).trim()}…`],
] as const)('%j reads %j', ([message, text]) => {
  expect(excerpt(message)).toBe(text)
})

test('an attachment stands instead of its message', () => {
  expect(messageOf({ message: 'See this', attachment: 'plan.pdf' })).toBe('Attachment')
  expect(messageOf({ message: '<b></b>' })).toBeUndefined()
  expect(messageOf({})).toBeUndefined()
})
