import { expect, test } from 'vitest'
import { messageOf } from './words.ts'

test('a message with an attachment is replaced by its label, and an empty message is omitted', () => {
  expect(messageOf({ message: 'See this', attachment: 'plan.pdf' })).toBe('Attachment')
  expect(messageOf({ message: '<b></b>' })).toBeUndefined()
  expect(messageOf({})).toBeUndefined()
})
