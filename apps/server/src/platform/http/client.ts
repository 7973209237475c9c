import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Client } from './requester.ts'

const HEXTETS_OF_NETWORK = 4

/** Returns the data about the client of a request. */
export function clientOf(request: FastifyRequest): Client {
  const { headers } = request
  return {
    network: networkOf(request.ip),
    userAgent: headers['user-agent'] ?? '',
    bearer: bearerOf(headers.authorization),
    navigation: isNavigation(headers),
  }
}

/**
 * Returns the token of `Authorization: Bearer ...` (RFC 6750), ignoring the scheme's letter case; undefined if there is
 * none.
 */
export function bearerOf(header: string | undefined): string | undefined {
  return /^bearer +(\S+)$/i.exec(header ?? '')?.[1]
}

/** Whether a request is a page load, a prefetch, or from another site, according to headers that browsers set. */
function isNavigation(headers: FastifyRequest['headers']): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'] ?? ''
  const site = headers['sec-fetch-site']
  return (
    String(purpose).includes('prefetch') ||
    headers['sec-fetch-mode'] === 'navigate' ||
    (site !== undefined && site !== 'same-origin')
  )
}

/**
 * Returns the network of an address: an IPv4 address as a whole, even if it is mapped into IPv6, and the first 64 bits
 * of an IPv6 address.
 */
export function networkOf(address: string): string {
  const mappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mappedAddress) return mappedAddress
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const hextets = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  const network = hextets.slice(0, HEXTETS_OF_NETWORK).map((part) => part.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
