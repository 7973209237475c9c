// The alphabet has 64 characters, so that a byte modulo 64 favours none of them.
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * Returns a random password of `length` characters, 6 bits each. Section 9: 16 in the newsletter flow, 30 elsewhere.
 */
export function generatePassword(length = 30): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('')
}
