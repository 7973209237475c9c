import { expect, test } from 'vitest'
import { linkKeyOf } from './link-key.ts'

test.each([
  ['https://www.mill.example/a/', 'http://mill.example/a'],
  ['https://mill.example/a?utm_source=x&b=2&a=1', 'https://mill.example/a?a=1&b=2'],
  ['https://MILL.example/a#start', 'https://mill.example/a'],
])('%s and %s are the same course', (one, other) => {
  expect(linkKeyOf(one)).toBe(linkKeyOf(other))
})

test.each([
  ['https://mill.example/a', 'https://mill.example/b'],
  ['https://mill.example/?id=1', 'https://mill.example/?id=2'],
  ['https://mill.example/a', 'https://other.example/a'],
])('%s and %s are different courses', (one, other) => {
  expect(linkKeyOf(one)).not.toBe(linkKeyOf(other))
})
