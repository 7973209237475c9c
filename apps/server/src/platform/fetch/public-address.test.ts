import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.for([
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.1',
  '192.167.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:80b::200e',
  '::ffff:8.8.8.8',
  '64:ff9b::8.8.8.8',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.for(['', 'example.org', '8.8.8', '0x8.8.8.8', '8.8.8.8/32', '2606:4700:4700::1111%eth0', '[2606:4700::1]'])(
  '"%s" is not an address, and therefore not public',
  (text) => {
    expect(isPublicAddress(text)).toBe(false)
  },
)
