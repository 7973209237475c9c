import { createHmac, timingSafeEqual } from 'node:crypto'

const form = /^(.+)\.([\w-]{43})$/

/** Signs a short text, for links that never expire. The text stays readable. */
export function signText(key: Buffer, text: string): string {
  return `${text}.${signature(key, text).toString('base64url')}`
}

/** Returns the text that was signed with this key; undefined for anything else. */
export function readSignedText(key: Buffer, signed: string): string | undefined {
  const [, text = '', mac = ''] = form.exec(signed) ?? []
  const expected = signature(key, text)
  const bytes = Buffer.from(mac, 'base64url')
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? text : undefined
}

function signature(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
