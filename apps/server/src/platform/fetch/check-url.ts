import { isIP } from 'node:net'
import { currentLanguage, t } from '@rise/texts'
import { FetchError } from './fetch-error.ts'
import { isPublicAddress } from './public-address.ts'

const LONGEST_URL = 8_000
/**
 * Names that are not on the public internet: those reserved for a machine or a home network (RFC 6761, RFC 6762, RFC
 * 8375, and ICANN's `.internal`), and Tor's (RFC 7686).
 */
const ownNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion)$/

/** The origins that may be fetched although they are not public, and the ports that may be used for all others. */
export interface AddressRules {
  readonly allowedOrigins: AllowedOrigins
  readonly ports: readonly string[]
}

/** Origins that the operator allows although they are not public, each with the origin to fetch from instead. */
export type AllowedOrigins = ReadonlyMap<string, string>

/**
 * Parses an address and checks everything about it that needs no resolution; `base` resolves a relative one.
 * `resolveHost` checks the addresses to which the name resolves.
 * @throws {FetchError} `refused-url`, `refused-address`
 */
export function checkUrl(url: string, { allowedOrigins, ports }: AddressRules, base?: URL): URL {
  const parsedUrl = url.length > LONGEST_URL ? null : URL.parse(url, base?.href)
  if (parsedUrl === null) throw new FetchError('refused-url', t('This is not a web address.'))
  const { protocol, username, password, port, hostname, origin } = parsedUrl
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new FetchError('refused-url', t('Only http and https addresses are fetched.'))
  }
  if (username !== '' || password !== '') {
    throw new FetchError('refused-url', t('An address with a user name or password in it is not fetched.'))
  }
  if (allowedOrigins.has(origin)) return parsedUrl
  if (port !== '' && !ports.includes(port)) {
    const list = new Intl.ListFormat(currentLanguage()).format(ports)
    throw new FetchError('refused-url', t('Port {port} is not fetched from; only {ports} are.', { port, ports: list }))
  }
  checkHost(hostname)
  return parsedUrl
}

/**
 * Refuses a host whose name or literal address is not public. The URL parser has normalised all spellings: `0x7f.1`,
 * `2130706433` and `①②⑦.⓪.⓪.①` are `127.0.0.1` here.
 */
function checkHost(hostname: string): void {
  const address = addressIn(hostname)
  if (address !== null) {
    if (!isPublicAddress(address)) throw refusedAddress(hostname)
  } else if (ownNames.test(hostname)) {
    throw refusedAddress(hostname)
  } else if (hostname.endsWith('.') || !hostname.includes('.')) {
    throw new FetchError('refused-url', t('"{host}" is not the full name of a public host.', { host: hostname }))
  }
}

/** Returns a URL's host as an IP address, without brackets; null for a name. */
export function addressIn(hostname: string): string | null {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) === 0 ? null : address
}

export function refusedAddress(hostname: string): FetchError {
  return new FetchError('refused-address', notPublic(hostname))
}

/**
 * Returns the message of a refusal. It is the same for missing and private hosts, so that no one learns which internal
 * names exist.
 */
export function notPublic(hostname: string): string {
  return t('{host} does not exist or is not on the public internet.', { host: hostname })
}
