import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import {
  letIn,
  nextEvent,
  openSocket,
  startSockets,
  type TestGate,
  type TestSockets,
  testGate,
} from '../../../test/sockets.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function start(gate: TestGate, options: Parameters<typeof startSockets>[1] = {}): Promise<TestSockets> {
  const sockets = await startSockets(gate, options)
  stops.push(sockets.stop)
  return sockets
}

const signIn = { message: 'sign-in-required', data: { code: 'sign-in-required' } }

test('a socket receives each event for its rooms once, and no event for other rooms or an empty list', async () => {
  const sockets = await start(testGate('ada', 'bob'))
  const ada = await sockets.connect('ada')
  let times = 0
  ada.on('token:refresh', () => {
    times += 1
  })
  sockets.realtime.emit([], 'token:refresh')
  sockets.realtime.emit(['actor:bob'], 'token:refresh')
  sockets.realtime.emit(['actor:ada', 'session:ada'], 'token:refresh')
  await nextEvent(ada, 'token:refresh')
  expect(times).toBe(1)
})

test.each([undefined, '', 7, 'nobody', 'x'.repeat(5_000)])(
  'the token %s is refused with the same code as any other invalid token',
  async (token) => {
    const sockets = await start(testGate('ada'))
    const socket = openSocket(sockets.origin, token)
    const closedEvent = new Promise((resolve) => socket.io.on('close', resolve))
    await expect(letIn(socket)).rejects.toMatchObject(signIn)
    await closedEvent
    expect(sockets.connected()).toBe(0)
  },
)

test('if the gate fails, a socket is refused as unavailable, not as logged out', async () => {
  const gate = testGate('ada')
  gate.isDown = true
  const sockets = await start(gate)
  await expect(sockets.connect('ada')).rejects.toMatchObject({ data: { code: 'unavailable' } })
})

test('a connection can try to log in only once', async () => {
  const gate = testGate('ada')
  const { promise: decision, resolve: decide } = Promise.withResolvers<void>()
  const admit = gate.admit
  gate.admit = (token) => decision.then(() => admit(token))
  const sockets = await start(gate)
  const socket = openSocket(sockets.origin, 'ada')
  const refusal = letIn(socket)
  // A socket.io packet of kind 0, CONNECT, on the open connection.
  socket.io.once('open', () => socket.io.engine.write('0{"token":"ada"}'))
  await expect(refusal).rejects.toMatchObject({ data: { code: 'overloaded' } })
  decide()
  expect(gate.admitted.length).toBeLessThanOrEqual(1)
})

test('at most 100 tokens are checked at a time; further sockets have to try later', async () => {
  const names = Array.from({ length: 101 }, (_, index) => `member-${index}`)
  const gate = testGate(...names)
  const { promise: decision, resolve: decide } = Promise.withResolvers<void>()
  const admit = gate.admit
  gate.admit = (token) => decision.then(() => admit(token))
  const sockets = await start(gate)
  const results = names.map((name) => sockets.connect(name))
  await expect(Promise.race(results)).rejects.toMatchObject({ data: { code: 'overloaded' } })
  decide()
  const outcomes = await Promise.allSettled(results)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
})

test('a session can have 20 sockets in a process, and another one after one of them disconnects', async () => {
  const sockets = await start(testGate('ada', 'bob'))
  const openSockets = await Promise.all(Array.from({ length: 20 }, () => sockets.connect('ada')))
  await expect(sockets.connect('ada')).rejects.toMatchObject({ data: { code: 'too-many-connections' } })
  await sockets.connect('bob')
  openSockets[0]?.disconnect()
  await expect.poll(() => sockets.connected()).toBe(20)
  await sockets.connect('ada')
})

test.each([
  ['https://rise.example', true],
  ['same', true],
  ['https://elsewhere.example', false],
  ['null', false],
  ['https://rise.example.elsewhere.example', false],
])('whether a page of origin %s may connect: %s', async (origin, may) => {
  const sockets = await start(testGate('ada'))
  const headers = { origin: origin === 'same' ? sockets.origin : origin }
  for (const transports of [['websocket'], ['polling']]) {
    const result = await sockets.connect('ada', { transports, extraHeaders: headers }).then(
      () => true,
      () => false,
    )
    expect(result).toBe(may)
  }
  const reply = await fetch(`${sockets.origin}/socket.io/?EIO=4&transport=polling`, { headers })
  expect([reply.ok, reply.headers.get('access-control-allow-origin')]).toEqual([may, null])
})

test('a network can have 200 connections without a login, and another network’s members are still admitted', async () => {
  const sockets = await start(testGate('ada', 'bob'), { networkOf: ({ headers }) => String(headers['x-network']) })
  const open = (network: string) =>
    fetch(`${sockets.origin}/socket.io/?EIO=4&transport=polling`, { headers: { 'x-network': network } })
  const from = (network: string) => ({ extraHeaders: { 'x-network': network } })
  const silentSockets = await Promise.all(Array.from({ length: 200 }, () => open('a')))
  expect(silentSockets.every(({ ok }) => ok)).toBe(true)

  expect((await open('a')).status).toBe(403)
  await sockets.connect('ada', from('b'))
  // A login frees the place for the next connection.
  for (let count = 0; count < 199; count += 1) await open('b')
  expect((await open('b')).ok).toBe(true)
  expect((await open('b')).status).toBe(403)
})

test('a closed connection ends even if its other side never confirms the close', async () => {
  const sockets = await start(testGate('ada'))
  const { hostname, port } = new URL(sockets.origin)
  const socket = connect(Number(port), hostname)
  socket.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n' +
      'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await once(socket, 'data')
  // A masked text frame: a socket.io CONNECT without a token, whose refusal closes the connection.
  socket.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30]))
  socket.resume()
  const [hadError] = await once(socket, 'close')
  expect(hadError).toBe(false)
})

test('a message that is too large closes its connection', async () => {
  const sockets = await start(testGate('ada'))
  const ada = await sockets.connect('ada')
  const disconnectEvent = nextEvent(ada, 'disconnect')
  ada.emit('anything', 'x'.repeat(100_001))
  await disconnectEvent
})

describe('a browser that lost its connection', () => {
  async function breakAfterOneEvent(sockets: TestSockets) {
    const socket = await sockets.connect('ada')
    sockets.realtime.emit(['actor:ada'], 'token:refresh')
    await nextEvent(socket, 'token:refresh')
    const events: string[] = []
    socket.onAny((event: string) => events.push(event))
    socket.io.engine.close()
    await expect.poll(() => sockets.connected()).toBe(0)
    sockets.realtime.emit(['actor:ada'], 'token:refresh')
    return { socket, events }
  }

  test('gets the events it missed if its session is still valid', async () => {
    const sockets = await start(testGate('ada'))
    const { socket, events } = await breakAfterOneEvent(sockets)
    const missedEvent = nextEvent(socket, 'token:refresh')
    await letIn(socket.connect())
    await missedEvent
    expect([socket.recovered, events]).toEqual([true, ['token:refresh']])
  })

  test('is refused and gets nothing if its session has ended', async () => {
    const gate = testGate('ada')
    const sockets = await start(gate)
    const { socket } = await breakAfterOneEvent(sockets)
    gate.sessions.delete('ada')
    // Reads the raw messages, because socket.io's client would withhold events until it is admitted.
    const packets: unknown[] = []
    socket.io.on('packet', (packet) => packets.push(packet))
    await expect(letIn(socket.connect())).rejects.toMatchObject(signIn)
    expect(packets).toEqual([{ type: 4, nsp: '/', data: signIn }])
  })

  test("gets nothing of the former session if it reconnects with another member's token", async () => {
    const sockets = await start(testGate('ada', 'bob'))
    const { socket, events } = await breakAfterOneEvent(sockets)
    socket.auth = { token: 'bob' }
    await letIn(socket.connect())
    sockets.realtime.emit(['actor:ada'], 'token:refresh')
    sockets.realtime.emit(['actor:bob'], 'token:refresh')
    await nextEvent(socket, 'token:refresh')
    expect(events).toHaveLength(1)
  })
})
