import { hkdfSync } from 'node:crypto'

/** Keys for signing and encrypting, one per purpose, all derived from the installation's one secret. */
export interface Keys {
  /** Returns 256 bits that reveal neither the secret nor another purpose's key (HKDF, RFC 5869). */
  derive(purpose: string): Buffer
}

/**
 * Creates the keys from AUTH_SECRET or, without one, from the secret that the database stores. Anyone who knows it can
 * log in as anyone.
 */
export function createKeys(secret: string): Keys {
  const derivedKeys = new Map<string, Buffer>()
  return {
    derive(purpose) {
      const knownKey = derivedKeys.get(purpose)
      if (knownKey) return knownKey
      const key = Buffer.from(hkdfSync('sha256', secret, '', `rise ${purpose}`, 32))
      derivedKeys.set(purpose, key)
      return key
    },
  }
}
