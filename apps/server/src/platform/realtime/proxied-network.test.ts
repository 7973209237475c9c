import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { loadConfig } from '../../load-config.ts'
import { proxiedNetwork } from './proxied-network.ts'

test.for([
  ['false', '127.0.0.1'],
  ['true', '203.0.113.1'],
  ['1', '198.51.100.7'],
  ['2', '203.0.113.1'],
  ['loopback', '198.51.100.7'],
  ['loopback, 198.51.100.0/24', '203.0.113.1'],
] as const)('with TRUST_PROXY=%s the client’s network is %s', ([TRUST_PROXY, network]) => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '127.0.0.1' })
  const request = new IncomingMessage(socket)
  request.headers['x-forwarded-for'] = '203.0.113.1, 198.51.100.7'
  expect(proxiedNetwork(loadConfig({ TRUST_PROXY }).trustProxy)(request)).toBe(network)
})
