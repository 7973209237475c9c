import { isIP } from 'node:net'
import { FetchError } from './fetch-error.ts'
import { isPublicAddress } from './public-address.ts'

const LONGEST_URL = 8_000
/** Names that belong to a machine or a house (RFC 6761, RFC 6762, RFC 8375, and ICANN's `.internal`). */
const ownNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion)$/

/** What an address may be besides that of a public host on its scheme's port. */
export interface AddressRules {
  readonly allowedOrigins: AllowedOrigins
  readonly ports: readonly string[]
}

/** Origins that the operator lets through although they are not public, and what is asked in their stead. */
export type AllowedOrigins = ReadonlyMap<string, string>

/**
 * The parsed address of a page that may be fetched, as far as the address alone tells; `base` is what a relative one
 * is relative to. What a name leads to is for `resolveHost` to check.
 *
 * @throws {FetchError} `refused-url`, `refused-address`
 */
export function checkUrl(url: string, { allowedOrigins, ports }: AddressRules, base?: URL): URL {
  const parsed = url.length > LONGEST_URL ? null : URL.parse(url, base?.href)
  if (parsed === null) throw new FetchError('refused-url', 'This is not a web address.')
  const { protocol, username, password, port, hostname, origin } = parsed
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new FetchError('refused-url', 'Only http and https addresses are fetched.')
  }
  if (username !== '' || password !== '') {
    throw new FetchError('refused-url', 'An address with a user name or password in it is not fetched.')
  }
  if (allowedOrigins.has(origin)) return parsed
  if (port !== '' && !ports.includes(port)) {
    throw new FetchError('refused-url', `Port ${port} is not fetched from; only ${ports.join(' and ')} are.`)
  }
  checkHost(hostname)
  return parsed
}

/** A URL parser has made one spelling of all: `0x7f.1`, `2130706433` and `①②⑦.⓪.⓪.①` stand here as `127.0.0.1`. */
function checkHost(hostname: string): void {
  const address = addressIn(hostname)
  if (address !== null) {
    if (!isPublicAddress(address)) throw refusedAddress(hostname)
  } else if (ownNames.test(hostname)) {
    throw refusedAddress(hostname)
  } else if (hostname.endsWith('.') || !hostname.includes('.')) {
    throw new FetchError('refused-url', `"${hostname}" is not the full name of a public host.`)
  }
}

/** The IP address that a URL's host is, without brackets; null for a name. */
export function addressIn(hostname: string): string | null {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) === 0 ? null : address
}

export function refusedAddress(hostname: string): FetchError {
  return new FetchError('refused-address', notPublic(hostname))
}

/** One sentence for what is not there and for what is not public: nobody learns here which inner names there are. */
export function notPublic(hostname: string): string {
  return `${hostname} does not exist or is not on the public internet.`
}
