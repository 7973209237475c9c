import { describe, expect, test } from 'vitest'
import { isWebAddress, webAddress } from './web-address.ts'

const address = webAddress(200)

describe('an address on the web', () => {
  test.for([
    ['https://example.com', 'https://example.com'],
    ['example.com/a b', 'https://example.com/a b'],
    ['  www.example.co.uk:8080/path?q=1#x ', 'https://www.example.co.uk:8080/path?q=1#x'],
    ['http://my_site.example.com.', 'http://my_site.example.com.'],
    ['https://xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
    ['https://bücher.example', 'https://bücher.example'],
    ['https://例え.テスト', 'https://例え.テスト'],
    ['https://93.184.216.34/', 'https://93.184.216.34/'],
    ['', ''],
  ])('“%s” is accepted as “%s”', ([typedAddress = '', wholeAddress]) => {
    expect(address.parse(typedAddress)).toBe(wholeAddress)
  })

  test.for([
    'https://...',
    '...',
    '../../etc/passwd',
    'https://../../etc/passwd',
    '/etc/passwd',
    './story',
    'https://.',
    'https://.com',
    'https://a..b',
    'https://-.com',
    'https://example.-',
    'https://user:word@example.com',
    'ftp://example.com',
    'javascript:alert(1)//a.b',
    'https://localhost',
    'https://[::1]/',
    'not an address',
  ])('%s is refused', (typed) => {
    expect(address.safeParse(typed).success).toBe(false)
  })
})

test('a long host name is checked in linear time', () => {
  expect(isWebAddress(`https://${'a-'.repeat(100_000)}.`)).toBe(false)
  expect(isWebAddress(`https://${'a.'.repeat(100_000)}-`)).toBe(false)
})
