import { expect, test } from 'vitest'
import { generatePassword } from './generate-password.ts'

test('a password has 30 signs unless told otherwise, and is never the same', () => {
  expect(generatePassword()).toMatch(/^[\w-]{30}$/)
  expect(generatePassword(16)).toMatch(/^[\w-]{16}$/)
  expect(new Set(Array.from({ length: 200 }, () => generatePassword(16))).size).toBe(200)
})
