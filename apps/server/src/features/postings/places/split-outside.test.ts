import { expect, test } from 'vitest'
import { splitOutside } from './split-outside.ts'

test.each([
  ['a, b (c, d), e', ['a', 'b (c, d)', 'e']],
  ['a [b, c], d', ['a [b, c]', 'd']],
  ['a (b, c', ['a (b', 'c']],
  ['a), b', ['a)', 'b']],
  ['', ['']],
])('%j is split into %j', (text, parts) => {
  expect(splitOutside(text, /, /g)).toEqual(parts)
})
