import { generateKeyPairSync } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { openSealedText, sealText } from '../../../platform/secrets/sealed-text.ts'
import { deleteStoredValue, storedValue } from '../../../platform/secrets/stored-secret.ts'

/** The key pair that identifies this server to push services (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const NAME = 'vapid'
const PURPOSE = 'push keys'
const storedKeys = z.object({ publicKey: z.string(), privateKey: z.string() })

const keysByDatabase = new WeakMap<Context['db'], Promise<PushKeys>>()

/**
 * Returns the configured keys. Without them, returns the keys that are sealed in the database. The first call creates
 * them.
 */
export function pushKeys({ db, keys, config }: Pick<Context, 'db' | 'keys' | 'config'>): Promise<PushKeys> {
  if (config.vapid.keys) return Promise.resolve(config.vapid.keys)
  const keysPromise = keysByDatabase.get(db) ?? openKeys(db, keys.derive(PURPOSE))
  keysByDatabase.set(db, keysPromise)
  keysPromise.catch(() => keysByDatabase.delete(db))
  return keysPromise
}

async function openKeys(db: Context['db'], key: Buffer): Promise<PushKeys> {
  const value = await storedValue(db, NAME, () => sealText(key, JSON.stringify(makeKeys())))
  const text = openSealedText(key, value)
  if (text !== undefined) return storedKeys.parse(JSON.parse(text))
  // The secret that sealed the keys was replaced, so browsers must subscribe again, with new keys.
  await deleteStoredValue(db, NAME, value)
  return openKeys(db, key)
}

function makeKeys(): PushKeys {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const { d = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}
