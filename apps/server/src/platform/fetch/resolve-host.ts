import { lookup } from 'node:dns/promises'
import { addressIn, notPublic, refusedAddress } from './check-url.ts'
import { FetchError } from './fetch-error.ts'
import { isPublicAddress } from './public-address.ts'

/** Returns all addresses of a name; rejects if there are none. */
export type Resolve = (name: string) => Promise<readonly string[]>

/** Resolves names as the machine does. */
export const resolveBySystem: Resolve = async (name) => {
  const answers = await lookup(name, { all: true })
  return answers.map(({ address }) => address)
}

/**
 * Returns the addresses of a host, if all of them are public. The name is resolved once and the caller connects to
 * exactly these addresses, so a name that resolves differently the next time has no effect. If one address is not
 * public, the host is refused.
 * @throws {FetchError} `refused-address`, `unknown-host`
 */
export async function resolveHost(hostname: string, resolve: Resolve): Promise<readonly string[]> {
  const literal = addressIn(hostname)
  const addresses = literal === null ? await resolveName(hostname, resolve) : [literal]
  if (!addresses.every(isPublicAddress)) throw refusedAddress(hostname)
  return addresses
}

async function resolveName(hostname: string, resolve: Resolve): Promise<readonly string[]> {
  let cause: unknown
  const addresses = await resolve(hostname).catch((error: unknown) => {
    cause = error
    return []
  })
  if (addresses.length > 0) return addresses
  throw new FetchError('unknown-host', notPublic(hostname), { cause })
}
