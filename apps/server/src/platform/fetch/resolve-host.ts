import { lookup } from 'node:dns/promises'
import { addressIn, notPublic, refusedAddress } from './check-url.ts'
import { FetchError } from './fetch-error.ts'
import { isPublicAddress } from './public-address.ts'

/** Gives all addresses of a name; rejects when there are none. */
export type Resolve = (name: string) => Promise<readonly string[]>

/** As the machine resolves names. */
export const resolveBySystem: Resolve = async (name) => {
  const answers = await lookup(name, { all: true })
  return answers.map(({ address }) => address)
}

/**
 * The addresses of a host, all of them public. The name is resolved once; who connects uses these very addresses, so
 * that a name which answers differently the next time gains nothing. One address that is not public refuses them all.
 *
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
