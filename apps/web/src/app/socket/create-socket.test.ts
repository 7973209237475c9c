import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startSocketPage } from './socket-page.fixture.ts'

const RETRY_MS = 15_000
const IDLE_MS = 180_000

test('connects with the token, receives events until unsubscribed, and refetches nothing', async () => {
  const { socket, peer, calls, receivedTokens } = await startSocketPage()
  const received: string[] = []
  const stop = socket.on('token:refresh', () => void received.push('one'))
  socket.on('token:refresh', () => void received.push('other'))
  socket.connect()
  socket.connect()
  const server = await peer(1)
  stop()
  server.emit('token:refresh')
  await expect.poll(() => received).toEqual(['other'])
  expect([receivedTokens, calls.includes('reconnect')]).toEqual([['first'], false])
})

test('without a logged-in member nothing is requested', async () => {
  const { socket, setToken, receivedTokens, timers } = await startSocketPage()
  setToken(undefined)
  socket.connect()
  await expect.poll(() => timers.remaining()).toEqual([])
  expect(receivedTokens).toEqual([])
})

test('after a refusal it refreshes and reconnects after 15 s with the token stored by then', async () => {
  const { socket, good, setToken, peer, waits, timers, calls } = await startSocketPage()
  good.clear()
  socket.connect()
  await waits(1, RETRY_MS, IDLE_MS)
  expect(calls).toEqual(['refresh'])
  good.add('second')
  setToken('second')
  timers.advance(RETRY_MS - 1)
  await waits(1, 1, IDLE_MS - RETRY_MS + 1)
  timers.advance(1)
  await peer(1)
  await expect.poll(() => calls).toEqual(['refresh', 'reconnect'])
})

test('after a refused refresh it stops until the next call of connect', async () => {
  let refreshes = 0
  const { socket, good, peer, timers, receivedTokens } = await startSocketPage({
    refresh: async () => {
      refreshes += 1
      return false
    },
  })
  good.clear()
  socket.connect()
  await expect.poll(() => [receivedTokens.length, refreshes, timers.remaining()]).toEqual([1, 1, []])
  good.add('first')
  socket.connect()
  await peer(1)
})

test('a refresh without an answer isn’t a refusal: it retries after 15 s', async () => {
  const { socket, good, waits, timers } = await startSocketPage({
    refresh: () => Promise.reject(new Error('No answer')),
  })
  good.clear()
  socket.connect()
  await waits(1, RETRY_MS, IDLE_MS)
  timers.advance(RETRY_MS)
  await waits(2, RETRY_MS, IDLE_MS - RETRY_MS)
})

test('after any other refusal it retries after 15 s without a refresh', async () => {
  const { socket, good, refuseWith, waits, calls } = await startSocketPage()
  good.clear()
  refuseWith('overloaded')
  socket.connect()
  await waits(1, RETRY_MS, IDLE_MS)
  expect(calls).toEqual([])
})

test('without a server or a fresh token it retries after 15 s', async () => {
  const { socket, timers } = await startSocketPage({ origin: 'http://127.0.0.1:1' })
  socket.connect()
  await expect.poll(() => timers.remaining()).toEqual([RETRY_MS, IDLE_MS])

  const other = await startSocketPage({ freshToken: () => Promise.reject(new Error('No answer')) })
  other.socket.connect()
  await other.waits(0, RETRY_MS, IDLE_MS)
})

test('it soon restores a lost connection, and the page fetches what it missed', async () => {
  const { socket, peer, timers, calls } = await startSocketPage()
  socket.connect()
  const server = await peer(1)
  server.conn.close()
  await expect.poll(() => timers.remaining()).toEqual([1_500, IDLE_MS])
  timers.advance(1_500)
  await peer(2)
  await expect.poll(() => calls).toEqual(['reconnect'])
})

test('when the server disconnects it, it refreshes to learn whether the session has ended', async () => {
  const { socket, peer, waits, calls } = await startSocketPage()
  socket.connect()
  const server = await peer(1)
  server.disconnect(true)
  await waits(1, RETRY_MS, IDLE_MS)
  expect(calls).toEqual(['refresh'])
})

test('token:refresh refreshes, then reloads', async () => {
  const { socket, peer, calls } = await startSocketPage()
  socket.connect()
  const server = await peer(1)
  server.emit('token:refresh')
  await expect.poll(() => calls).toEqual(['refresh', 'reload'])
})

test('token:refresh without an answer is retried after 15 s, and cancelled by a logout', async () => {
  const answers = [Promise.reject(new Error('No answer')), Promise.resolve(true)]
  answers[0]?.catch(() => {})
  const { socket, peer, timers, calls } = await startSocketPage({
    refresh: () => answers.shift() ?? Promise.resolve(false),
  })
  socket.connect()
  const server = await peer(1)
  server.emit('token:refresh')
  await expect.poll(() => timers.remaining()).toEqual([RETRY_MS, IDLE_MS])
  timers.advance(RETRY_MS)
  await expect.poll(() => calls).toEqual(['reload'])

  const late = Promise.withResolvers<boolean>()
  const other = await startSocketPage({ refresh: () => late.promise })
  other.socket.connect()
  const otherServer = await other.peer(1)
  const received = new Promise<void>((resolve) => void other.socket.on('token:refresh', resolve))
  otherServer.emit('token:refresh')
  await received
  other.socket.disconnect()
  late.resolve(true)
  await late.promise
  expect([other.calls, other.timers.remaining()]).toEqual([[], []])
})

test.each(['mousemove', 'mousedown', 'wheel', 'keydown', 'touchstart', 'focus'])(
  'it disconnects after three idle minutes, and reconnects with the next %s',
  async (kind) => {
    const { socket, peer, timers, input, calls } = await startSocketPage()
    socket.connect()
    const server = await peer(1)
    const disconnected = once(server, 'disconnect')
    timers.advance(IDLE_MS)
    await disconnected
    expect(timers.remaining()).toEqual([])
    input(kind)
    await peer(2)
    await expect.poll(() => calls).toEqual(['reconnect'])
    expect(timers.remaining()).toEqual([IDLE_MS])
  },
)

test('input, changes and kept-alive content since the last check each postpone the disconnection by one check', async () => {
  let isKeptAlive = false
  const { socket, peer, timers, input, page, receivedTokens } = await startSocketPage({
    isKeptAlive: () => isKeptAlive,
  })
  socket.connect()
  const server = await peer(1)
  input('keydown')
  timers.advance(IDLE_MS)
  socket.noteChange()
  timers.advance(IDLE_MS)
  isKeptAlive = true
  timers.advance(3 * IDLE_MS)
  isKeptAlive = false
  expect(timers.remaining()).toEqual([IDLE_MS])

  const disconnected = once(server, 'disconnect')
  timers.advance(IDLE_MS)
  await disconnected
  socket.noteChange()
  page.dispatchEvent(new Event('online'))
  expect([receivedTokens.length, timers.remaining()]).toEqual([1, []])
})

test('it waits while offline, and reconnects immediately once online', async () => {
  const { socket, page, peer, waits } = await startSocketPage()
  page.navigator.onLine = false
  socket.connect()
  await waits(0, RETRY_MS, IDLE_MS)
  page.navigator.onLine = true
  page.dispatchEvent(new Event('online'))
  await peer(1)
  await waits(1, IDLE_MS)
})

test('logging out disconnects for good, even while connecting', async () => {
  const { socket, peer, timers, input, page, receivedTokens } = await startSocketPage()
  socket.connect()
  const server = await peer(1)
  const disconnected = once(server, 'disconnect')
  socket.disconnect()
  await disconnected
  input('mousemove')
  page.dispatchEvent(new Event('online'))
  timers.advance(IDLE_MS)
  expect([receivedTokens.length, timers.remaining()]).toEqual([1, []])

  const late = Promise.withResolvers<string>()
  const other = await startSocketPage({ freshToken: () => late.promise })
  other.socket.connect()
  other.socket.disconnect()
  late.resolve('first')
  await late.promise
  expect([other.receivedTokens, other.timers.remaining()]).toEqual([[], []])
})
