import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, shorten, stripControls } from './clean-text.ts'

test('control characters and direction overrides are removed; line breaks and tabs stay', () => {
  expect(stripControls('a\u0000\u0007\u009fb\u202ec\u2066\ufeff\n\td\r')).toBe('abc\n\td\r')
})

test('the marks that scripts and emoji need stay', () => {
  const persian = 'می\u200cخواهم'
  const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'
  expect(cleanLine(`${persian} \u200f${family}`)).toBe(`${persian} \u200f${family}`)
})

test('a line is normalised to composed characters and trimmed', () => {
  expect(cleanLine('  Cafe\u0301 \n\u00a0 Manager\t')).toBe('Café Manager')
})

test('a lone surrogate becomes a character that the database accepts', () => {
  expect(cleanLine('a\ud800b')).toBe('a\ufffdb')
})

test('any text is shortened to well-formed text of at most the given length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.integer({ min: 2, max: 40 }), (text, length) => {
      const shortText = shorten(text, length)
      expect(shortText.length).toBeLessThanOrEqual(length)
      expect(shortText.isWellFormed()).toBe(true)
    }),
  )
})
