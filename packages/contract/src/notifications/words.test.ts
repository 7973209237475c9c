import { expect, test } from 'vitest'
import { messageOf } from './words.ts'

test('an empty message is replaced by the label of its attachment', () => {
  expect(messageOf({ message: 'See this', attachment: 'plan.pdf' })).toBe('Attachment')
  expect(messageOf({ message: '<b></b>' })).toBeUndefined()
  expect(messageOf({})).toBeUndefined()
})
