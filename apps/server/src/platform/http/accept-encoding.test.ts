import { expect, test } from 'vitest'
import { preferredEncoding } from './accept-encoding.ts'

test.for([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', 'identity'],
  ['brotli', 'identity'],
  ['identity', 'identity'],
] as const)('for Accept-Encoding "%s", the reply is encoded as %s', ([header, encoding]) => {
  expect(preferredEncoding(header)).toBe(encoding)
})
