import { hkdfSync } from 'node:crypto'

/** Keys for signing, each of one purpose, all derived from the one secret of the installation. */
export interface Keys {
  /** 256 bits that nobody can tell from the secret or from another purpose's key (HKDF, RFC 5869). */
  derive(purpose: string): Buffer
}

/** `secret` is AUTH_SECRET: who knows it can sign in as anybody. */
export function createKeys(secret: string): Keys {
  const derived = new Map<string, Buffer>()
  return {
    derive(purpose) {
      const known = derived.get(purpose)
      if (known) return known
      const key = Buffer.from(hkdfSync('sha256', secret, '', `rise ${purpose}`, 32))
      derived.set(purpose, key)
      return key
    },
  }
}
