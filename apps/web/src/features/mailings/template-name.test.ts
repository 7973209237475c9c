import { expect, test } from 'vitest'
import { formatTemplate } from './template-name.ts'

test('the name of a template reads as words', () => {
  expect(formatTemplate('password-changed')).toBe('Password changed')
})
