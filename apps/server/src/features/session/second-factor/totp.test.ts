import { expect, test } from 'vitest'
import { codeAt, findStep, fromBase32, otpauthUri, stepOf, toBase32 } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// From RFC 6238, appendix B; apps show the last six digits.
test.for([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const)('the code at %i seconds is %s', ([seconds, code]) => {
  expect(codeAt(secret, stepOf(new Date(seconds * 1000)))).toBe(code)
})

test('a code is accepted one step early or late, but no more', () => {
  const now = new Date(1_234_567_890_000)
  const step = stepOf(now)
  expect([-1, 0, 1].map((away) => findStep(secret, codeAt(secret, step + away), now))).toEqual([
    step - 1,
    step,
    step + 1,
  ])
  expect([-2, 2].map((away) => findStep(secret, codeAt(secret, step + away), now))).toEqual([undefined, undefined])
  expect(findStep(secret, '12345', now)).toBeUndefined()
})

test('base 32 text is encoded and decoded', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(fromBase32(toBase32(secret))).toEqual(secret)
})

test('the address for the QR code contains the site and the account', () => {
  expect(otpauthUri('ABC', { issuer: 'Rise & Co', account: 'ada@example.com' })).toBe(
    'otpauth://totp/Rise%20%26%20Co:ada%40example.com?secret=ABC&issuer=Rise%20%26%20Co&algorithm=SHA1&digits=6&period=30',
  )
})
