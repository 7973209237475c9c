import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
/** The number of steps before and after its own in which a code is accepted, because clocks differ. */
const DRIFT_STEPS = 1
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns the code of an authenticator app (RFC 6238, with SHA-1, which all apps support) at a step of 30 seconds. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Returns the step of a time. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS)
}

/** Returns the step near a time to which this code belongs; undefined if there is none. */
export function findStep(secret: Buffer, code: string, now: Date): number | undefined {
  const presentStep = stepOf(now)
  const nearSteps = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, index) => presentStep - DRIFT_STEPS + index)
  // All codes are compared, so that the time taken doesn't reveal which one matches.
  return nearSteps.filter((step) => isSame(codeAt(secret, step), code)).at(-1)
}

/** Returns the address that an authenticator app reads from a QR code. */
export function otpauthUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = [issuer, account].map(encodeURIComponent).join(':')
  const query = { secret, issuer, algorithm: 'SHA1', digits: String(DIGITS), period: String(STEP_SECONDS) }
  // Apps decode %20, but show a plus unchanged.
  return `otpauth://totp/${label}?${String(new URLSearchParams(query)).replaceAll('+', '%20')}`
}

/** Encodes bytes as base 32 (RFC 4648) without padding. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE_32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** Reverses `toBase32`. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE_32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
