import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startSocketPage } from './socket-page.fixture.ts'

const RETRY_MS = 15_000
const IDLE_MS = 180_000

test('the first connection uses the token, delivers events until unsubscribed, and causes no refetch', async () => {
  const { socket, peer, calls, receivedTokens } = await startSocketPage()
  const receivedEvents: string[] = []
  const stop = socket.on('token:refresh', () => void receivedEvents.push('one'))
  socket.on('token:refresh', () => void receivedEvents.push('other'))
  socket.connect()
  socket.connect()
  const server = await peer(1)
  stop()
  server.emit('token:refresh')
  await expect.poll(() => receivedEvents).toEqual(['other'])
  expect([receivedTokens, calls.includes('reconnect')]).toEqual([['first'], false])
})

test('without a logged-in member the socket doesn’t connect', async () => {
  const { socket, setToken, receivedTokens, timers } = await startSocketPage()
  setToken(undefined)
  socket.connect()
  await expect.poll(() => timers.remaining()).toEqual([])
  expect(receivedTokens).toEqual([])
})

test('after a refusal the socket refreshes the token, and reconnects after 15 s with the stored one', async () => {
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

test('after a refused refresh the socket stops until the next call of connect', async () => {
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

test('a refresh that gets no reply does not count as refused: the socket retries after 15 s', async () => {
  const { socket, good, waits, timers } = await startSocketPage({
    refresh: () => Promise.reject(new Error('No answer')),
  })
  good.clear()
  socket.connect()
  await waits(1, RETRY_MS, IDLE_MS)
  timers.advance(RETRY_MS)
  await waits(2, RETRY_MS, IDLE_MS - RETRY_MS)
})

test('after any other refusal the socket retries after 15 s without a refresh', async () => {
  const { socket, good, refuseWith, waits, calls } = await startSocketPage()
  good.clear()
  refuseWith('overloaded')
  socket.connect()
  await waits(1, RETRY_MS, IDLE_MS)
  expect(calls).toEqual([])
})

test('without a server or a fresh token, the socket retries after 15 s', async () => {
  const { socket, timers } = await startSocketPage({ origin: 'http://127.0.0.1:1' })
  socket.connect()
  await expect.poll(() => timers.remaining()).toEqual([RETRY_MS, IDLE_MS])

  const offlinePage = await startSocketPage({ freshToken: () => Promise.reject(new Error('No answer')) })
  offlinePage.socket.connect()
  await offlinePage.waits(0, RETRY_MS, IDLE_MS)
})

test('the socket soon restores a lost connection, and the page fetches the changes that it missed', async () => {
  const { socket, peer, timers, calls } = await startSocketPage()
  socket.connect()
  const server = await peer(1)
  server.conn.close()
  await expect.poll(() => timers.remaining()).toEqual([1_500, IDLE_MS])
  timers.advance(1_500)
  await peer(2)
  await expect.poll(() => calls).toEqual(['reconnect'])
})

test('when the server disconnects the socket, it refreshes the token to learn whether the session has ended', async () => {
  const { socket, peer, waits, calls } = await startSocketPage()
  socket.connect()
  const server = await peer(1)
  server.disconnect(true)
  await waits(1, RETRY_MS, IDLE_MS)
  expect(calls).toEqual(['refresh'])
})

test('token:refresh refreshes the token, then reloads the page', async () => {
  const { socket, peer, calls } = await startSocketPage()
  socket.connect()
  const server = await peer(1)
  server.emit('token:refresh')
  await expect.poll(() => calls).toEqual(['refresh', 'reload'])
})

test('a refresh requested by token:refresh is retried after 15 s if it gets no reply, and is cancelled by a logout', async () => {
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

  const lateRefresh = Promise.withResolvers<boolean>()
  const secondPage = await startSocketPage({ refresh: () => lateRefresh.promise })
  secondPage.socket.connect()
  const otherServer = await secondPage.peer(1)
  const tokenRefreshReceived = new Promise<void>((resolve) => void secondPage.socket.on('token:refresh', resolve))
  otherServer.emit('token:refresh')
  await tokenRefreshReceived
  secondPage.socket.disconnect()
  lateRefresh.resolve(true)
  await lateRefresh.promise
  expect([secondPage.calls, secondPage.timers.remaining()]).toEqual([[], []])
})

test.each(['mousemove', 'mousedown', 'wheel', 'keydown', 'touchstart', 'focus'])(
  'the socket disconnects after three idle minutes, and reconnects with the next %s',
  async (kind) => {
    const { socket, peer, timers, input, calls } = await startSocketPage()
    socket.connect()
    const server = await peer(1)
    const disconnection = once(server, 'disconnect')
    timers.advance(IDLE_MS)
    await disconnection
    expect(timers.remaining()).toEqual([])
    input(kind)
    await peer(2)
    await expect.poll(() => calls).toEqual(['reconnect'])
    expect(timers.remaining()).toEqual([IDLE_MS])
  },
)

test('input, changes and kept-alive content since the last check each postpone the disconnection until the next check', async () => {
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

  const disconnection = once(server, 'disconnect')
  timers.advance(IDLE_MS)
  await disconnection
  socket.noteChange()
  page.dispatchEvent(new Event('online'))
  expect([receivedTokens.length, timers.remaining()]).toEqual([1, []])
})

test('the socket waits while offline, and reconnects immediately once online', async () => {
  const { socket, page, peer, waits } = await startSocketPage()
  page.navigator.onLine = false
  socket.connect()
  await waits(0, RETRY_MS, IDLE_MS)
  page.navigator.onLine = true
  page.dispatchEvent(new Event('online'))
  await peer(1)
  await waits(1, IDLE_MS)
})

test('logging out disconnects the socket permanently, even while it is connecting', async () => {
  const { socket, peer, timers, input, page, receivedTokens } = await startSocketPage()
  socket.connect()
  const server = await peer(1)
  const disconnection = once(server, 'disconnect')
  socket.disconnect()
  await disconnection
  input('mousemove')
  page.dispatchEvent(new Event('online'))
  timers.advance(IDLE_MS)
  expect([receivedTokens.length, timers.remaining()]).toEqual([1, []])

  const lateToken = Promise.withResolvers<string>()
  const secondPage = await startSocketPage({ freshToken: () => lateToken.promise })
  secondPage.socket.connect()
  secondPage.socket.disconnect()
  lateToken.resolve('first')
  await lateToken.promise
  expect([secondPage.receivedTokens, secondPage.timers.remaining()]).toEqual([[], []])
})
