import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatInteger } from './words.ts'

test('whole numbers are written as the language data of the engine writes them', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(formatInteger(value)).toBe(value.toLocaleString('en-US'))
    }),
  )
})
