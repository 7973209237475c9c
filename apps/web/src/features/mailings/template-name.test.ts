import { expect, test } from 'vitest'
import { formatTemplate } from './template-name.ts'

test('the name of a template is formatted for people', () => {
  expect(formatTemplate('password-changed')).toBe('Password changed')
})

test('a template without a text is named by the words of its name', () => {
  expect(formatTemplate('harbour-report')).toBe('Harbour report')
})
