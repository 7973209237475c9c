import { expect, test } from 'vitest'
import { bearerOf, networkOf } from './client.ts'

test.for([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s belongs to the network %s', ([address, network]) => {
  expect(networkOf(address ?? '')).toBe(network)
})

test.for([
  ['Bearer abc', 'abc'],
  ['bearer  abc', 'abc'],
  ['Basic abc', undefined],
  ['Bearer', undefined],
  ['Bearer a b', undefined],
  [undefined, undefined],
])('the header %s contains the token %s', ([header, token]) => {
  expect(bearerOf(header)).toBe(token)
})
