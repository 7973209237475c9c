import { once } from 'node:events'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../src/platform/log.ts'
import { openRealtime, type RealtimeServer } from '../src/platform/realtime/open-realtime.ts'
import { letIn, nextEvent, openSocket, testGate } from './sockets.ts'
import { useWorld } from './use-world.ts'

const { world } = useWorld()
let realtime: RealtimeServer
let app: FastifyInstance
let origin: string
beforeEach(async () => {
  realtime = await openRealtime(createLog('silent'))
  app = await world.app({ realtime, socketGate: testGate('ada') })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => realtime.close())

test('one server handles sockets and API calls, and counts the sockets', async () => {
  const socket = await letIn(openSocket(origin, 'ada'))
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${origin}/api/v1/nothing`)).status).toBe(404)
  expect(await (await fetch(`${origin}/metrics`)).text()).toMatch(/^realtime_sockets 1$/m)
  expect((await fetch(`${origin}/socket.io/socket.io.js`)).status).toBe(400)
  socket.disconnect()
  await app.close()
})

test.each([['websocket'], ['polling']])('a server closes its sockets when it stops (%s)', async (transport) => {
  const socket = await letIn(openSocket(origin, 'ada', { transports: [transport] }))
  const disconnectEvent = nextEvent(socket, 'disconnect')
  const begin = performance.now()
  await app.close()
  // The reason is not a server disconnect, after which the client would not reconnect.
  expect((await disconnectEvent)[0]).toMatch(/^transport /)
  expect(performance.now() - begin).toBeLessThan(5_000)
})

test('a browser that doesn’t acknowledge the close doesn’t delay the server’s stop', async () => {
  const { hostname, port } = new URL(origin)
  const silent = connect(Number(port), hostname)
  silent.on('error', () => {})
  const hello = ['GET /socket.io/?EIO=4&transport=websocket HTTP/1.1', `host: ${hostname}`, 'connection: upgrade']
  const key = 'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=='
  silent.write([...hello, 'upgrade: websocket', 'sec-websocket-version: 13', key, '', ''].join('\r\n'))
  await once(silent, 'data')
  const begin = performance.now()
  await app.close()
  expect(performance.now() - begin).toBeLessThan(5_000)
})
