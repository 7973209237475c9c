import { expect, test } from 'vitest'
import { messageOf } from './words.ts'

test('the label of an attachment replaces an empty message', () => {
  expect(messageOf({ message: 'See this', attachment: 'plan.pdf' })).toBe('Attachment')
  expect(messageOf({ message: '<b></b>' })).toBeUndefined()
  expect(messageOf({})).toBeUndefined()
})
