import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSignedText, signText } from './signed-text.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const key = randomBytes(32)
const signedText = signText(key, 'vera@example.org')

test('only the key that signed a text can read it', () => {
  expect(readSignedText(key, signedText)).toBe('vera@example.org')
  expect(readSignedText(randomBytes(32), signedText)).toBeUndefined()
})

test('a text has only one valid signature, even if another last character decodes to the same bytes', () => {
  const acceptedLetters = [...LETTERS].filter(
    (last) => readSignedText(key, signedText.slice(0, -1) + last) !== undefined,
  )
  expect(acceptedLetters).toEqual([signedText.at(-1)])
})

test.each([
  ['nothing', ''],
  ['no signature', 'vera@example.org'],
  ['no text', signedText.slice(signedText.lastIndexOf('.'))],
  ['a shorter signature', signedText.slice(0, -1)],
  ['another text', `x${signedText}`],
])('%s is refused', (_, text) => {
  expect(readSignedText(key, text)).toBeUndefined()
})
