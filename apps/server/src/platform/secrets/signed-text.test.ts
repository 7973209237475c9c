import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSignedText, signText } from './signed-text.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const key = randomBytes(32)
const signed = signText(key, 'vera@example.org')

test('a signed text can be read only with the key that signed it', () => {
  expect(readSignedText(key, signed)).toBe('vera@example.org')
  expect(readSignedText(randomBytes(32), signed)).toBeUndefined()
})

test('a text has one signature: no other last character is accepted, even one that decodes to the same bytes', () => {
  const acceptedLetters = [...LETTERS].filter((last) => readSignedText(key, signed.slice(0, -1) + last) !== undefined)
  expect(acceptedLetters).toEqual([signed.at(-1)])
})

test.each([
  ['nothing', ''],
  ['no signature', 'vera@example.org'],
  ['no text', signed.slice(signed.lastIndexOf('.'))],
  ['a shorter signature', signed.slice(0, -1)],
  ['another text', `x${signed}`],
])('%s is refused', (_, text) => {
  expect(readSignedText(key, text)).toBeUndefined()
})
