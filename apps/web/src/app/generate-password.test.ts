import { expect, test } from 'vitest'
import { generatePassword } from './generate-password.ts'

test('a password has 30 characters by default, and no two are the same', () => {
  expect(generatePassword()).toMatch(/^[\w-]{30}$/)
  expect(generatePassword(16)).toMatch(/^[\w-]{16}$/)
  expect(new Set(Array.from({ length: 200 }, () => generatePassword(16))).size).toBe(200)
})
