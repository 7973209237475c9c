import { expect, test } from 'vitest'
import { messageOf } from './words.ts'

test('an attachment stands instead of its message', () => {
  expect(messageOf({ message: 'See this', attachment: 'plan.pdf' })).toBe('Attachment')
  expect(messageOf({ message: '<b></b>' })).toBeUndefined()
  expect(messageOf({})).toBeUndefined()
})
