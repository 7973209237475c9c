import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startSocketPage } from './socket-page.fixture.ts'

const RETRY_MS = 15_000
const IDLE_MS = 180_000

test('connects with the token, hears events until told not to, and asks for nothing again', async () => {
  const { socket, peer, calls, seen } = await startSocketPage()
  const heard: string[] = []
  const stop = socket.on('token:refresh', () => void heard.push('one'))
  socket.on('token:refresh', () => void heard.push('other'))
  socket.connect()
  socket.connect()
  const server = await peer(1)
  stop()
  server.emit('token:refresh')
  await expect.poll(() => heard).toEqual(['other'])
  expect([seen, calls.includes('reconnect')]).toEqual([['first'], false])
})

test('nobody signed in: nothing is asked', async () => {
  const { socket, setToken, seen, timers } = await startSocketPage()
  setToken(undefined)
  socket.connect()
  await expect.poll(() => timers.left()).toEqual([])
  expect(seen).toEqual([])
})

test('refused, it refreshes and comes back after 15 s with what is stored then', async () => {
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

test('after a refresh that was refused it stops, until it is told to connect', async () => {
  let refreshes = 0
  const { socket, good, peer, timers, seen } = await startSocketPage({
    refresh: async () => {
      refreshes += 1
      return false
    },
  })
  good.clear()
  socket.connect()
  await expect.poll(() => [seen.length, refreshes, timers.left()]).toEqual([1, 1, []])
  good.add('first')
  socket.connect()
  await peer(1)
})

test('a refresh that nobody answers is no refusal: tried again after 15 s', async () => {
  const { socket, good, waits, timers } = await startSocketPage({
    refresh: () => Promise.reject(new Error('No answer')),
  })
  good.clear()
  socket.connect()
  await waits(1, RETRY_MS, IDLE_MS)
  timers.advance(RETRY_MS)
  await waits(2, RETRY_MS, IDLE_MS - RETRY_MS)
})

test('any other refusal is tried again after 15 s without a refresh', async () => {
  const { socket, good, refuseWith, waits, calls } = await startSocketPage()
  good.clear()
  refuseWith('overloaded')
  socket.connect()
  await waits(1, RETRY_MS, IDLE_MS)
  expect(calls).toEqual([])
})

test('no server, or no fresh token: tried again after 15 s', async () => {
  const { socket, timers } = await startSocketPage({ origin: 'http://127.0.0.1:1' })
  socket.connect()
  await expect.poll(() => timers.left()).toEqual([RETRY_MS, IDLE_MS])

  const other = await startSocketPage({ freshToken: () => Promise.reject(new Error('No answer')) })
  other.socket.connect()
  await other.waits(0, RETRY_MS, IDLE_MS)
})

test('a connection that breaks off is taken up again soon, and the page catches up', async () => {
  const { socket, peer, timers, calls } = await startSocketPage()
  socket.connect()
  const server = await peer(1)
  server.conn.close()
  await expect.poll(() => timers.left()).toEqual([1_500, IDLE_MS])
  timers.advance(1_500)
  await peer(2)
  await expect.poll(() => calls).toEqual(['reconnect'])
})

test('sent away by the server, it asks by a refresh whether the session is over', async () => {
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

test('token:refresh without an answer is tried again after 15 s, and is over at log-out', async () => {
  const answers = [Promise.reject(new Error('No answer')), Promise.resolve(true)]
  answers[0]?.catch(() => {})
  const { socket, peer, timers, calls } = await startSocketPage({
    refresh: () => answers.shift() ?? Promise.resolve(false),
  })
  socket.connect()
  const server = await peer(1)
  server.emit('token:refresh')
  await expect.poll(() => timers.left()).toEqual([RETRY_MS, IDLE_MS])
  timers.advance(RETRY_MS)
  await expect.poll(() => calls).toEqual(['reload'])

  const late = Promise.withResolvers<boolean>()
  const other = await startSocketPage({ refresh: () => late.promise })
  other.socket.connect()
  const otherServer = await other.peer(1)
  const heard = new Promise<void>((resolve) => void other.socket.on('token:refresh', resolve))
  otherServer.emit('token:refresh')
  await heard
  other.socket.disconnect()
  late.resolve(true)
  await late.promise
  expect([other.calls, other.timers.left()]).toEqual([[], []])
})

test.each(['mousemove', 'mousedown', 'wheel', 'keydown', 'touchstart', 'focus'])(
  'idle for three minutes it disconnects, and is back with the next %s',
  async (kind) => {
    const { socket, peer, timers, input, calls } = await startSocketPage()
    socket.connect()
    const server = await peer(1)
    const left = once(server, 'disconnect')
    timers.advance(IDLE_MS)
    await left
    expect(timers.left()).toEqual([])
    input(kind)
    await peer(2)
    await expect.poll(() => calls).toEqual(['reconnect'])
    expect(timers.left()).toEqual([IDLE_MS])
  },
)

test('input, news and whatever keeps it alive since the last check put the end off by one check each', async () => {
  let isKeptAlive = false
  const { socket, peer, timers, input, page, seen } = await startSocketPage({ isKeptAlive: () => isKeptAlive })
  socket.connect()
  const server = await peer(1)
  input('keydown')
  timers.advance(IDLE_MS)
  socket.noteChange()
  timers.advance(IDLE_MS)
  isKeptAlive = true
  timers.advance(3 * IDLE_MS)
  isKeptAlive = false
  expect(timers.left()).toEqual([IDLE_MS])

  const left = once(server, 'disconnect')
  timers.advance(IDLE_MS)
  await left
  socket.noteChange()
  page.dispatchEvent(new Event('online'))
  expect([seen.length, timers.left()]).toEqual([1, []])
})

test('offline it waits; online again it does not wait any longer', async () => {
  const { socket, page, peer, waits } = await startSocketPage()
  page.navigator.onLine = false
  socket.connect()
  await waits(0, RETRY_MS, IDLE_MS)
  page.navigator.onLine = true
  page.dispatchEvent(new Event('online'))
  await peer(1)
  await waits(1, IDLE_MS)
})

test('at log-out it leaves for good, also in the middle of connecting', async () => {
  const { socket, peer, timers, input, page, seen } = await startSocketPage()
  socket.connect()
  const server = await peer(1)
  const left = once(server, 'disconnect')
  socket.disconnect()
  await left
  input('mousemove')
  page.dispatchEvent(new Event('online'))
  timers.advance(IDLE_MS)
  expect([seen.length, timers.left()]).toEqual([1, []])

  const late = Promise.withResolvers<string>()
  const other = await startSocketPage({ freshToken: () => late.promise })
  other.socket.connect()
  other.socket.disconnect()
  late.resolve('first')
  await late.promise
  expect([other.seen, other.timers.left()]).toEqual([[], []])
})
