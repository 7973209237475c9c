import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { ProxyTrust } from '../config.ts'
import { networkOf } from '../http/client.ts'

/**
 * Returns a function that returns the network of a request that never reaches Fastify, determined as Fastify does for
 * its own requests.
 */
export function proxiedNetwork(trust: ProxyTrust): (request: IncomingMessage) => string {
  const isTrusted = typeof trust === 'string' ? proxyAddr.compile(trust.split(',').map((part) => part.trim())) : trust
  if (typeof isTrusted === 'function') return (request) => networkOf(proxyAddr(request, isTrusted))
  return (request) => networkOf(isTrusted ? proxyAddr(request, () => true) : (request.socket.remoteAddress ?? ''))
}
