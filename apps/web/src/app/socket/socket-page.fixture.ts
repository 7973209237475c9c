// A page's socket with a real server, for tests.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type Socket as Peer, Server } from 'socket.io'
import { expect, onTestFinished } from 'vitest'
import { type AppSocket, createSocket, type SocketParts } from './create-socket.ts'

/** Timers that advance only on command. */
function testTimers() {
  const waitingTimers = new Set<{ readonly at: number; readonly run: () => void }>()
  let nowMs = 0
  return {
    after(ms: number, run: () => void) {
      const timer = { at: nowMs + ms, run }
      waitingTimers.add(timer)
      return () => void waitingTimers.delete(timer)
    },
    advance(ms: number) {
      const until = nowMs + ms
      for (;;) {
        const [next] = [...waitingTimers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
        if (!next) break
        nowMs = next.at
        waitingTimers.delete(next)
        next.run()
      }
      nowMs = until
    },
    /** The remaining time of each timer. */
    remaining: () => [...waitingTimers].map(({ at }) => at - nowMs).sort((a, b) => a - b),
  }
}

/** Starts a real server that admits the tokens in `good`, at first only `first`, and creates a page's socket for it. */
export async function startSocketPage(parts: Partial<SocketParts> = {}) {
  const http = createServer()
  const io = new Server(http, { connectionStateRecovery: {} })
  const validTokens = new Set(['first'])
  const receivedTokens: unknown[] = []
  const peers: Peer[] = []
  let code = 'sign-in-required'
  io.use((peer, next) => {
    const { token } = peer.handshake.auth
    receivedTokens.push(token)
    next(validTokens.has(token) ? undefined : Object.assign(new Error(code), { data: { code } }))
  })
  io.on('connection', (peer) => void peers.push(peer))
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  const port = typeof address === 'object' ? address?.port : undefined

  const timers = testTimers()
  const page = Object.assign(new EventTarget(), { navigator: { onLine: true } })
  const calls: string[] = []
  let token: string | undefined = 'first'
  const socket: AppSocket = createSocket({
    origin: `http://127.0.0.1:${port}`,
    freshToken: async () => token,
    refresh: async () => {
      calls.push('refresh')
      return true
    },
    reload: () => void calls.push('reload'),
    onReconnect: () => void calls.push('reconnect'),
    isKeptAlive: () => false,
    page: page as unknown as Window,
    timers,
    random: () => 0.5,
    ...parts,
  })
  onTestFinished(async () => {
    socket.disconnect()
    await io.close()
  })
  return {
    socket,
    io,
    good: validTokens,
    receivedTokens,
    timers,
    page,
    calls,
    setToken: (next: string | undefined) => {
      token = next
    },
    refuseWith: (next: string) => {
      code = next
    },
    input: (kind: string) => page.dispatchEvent(new Event(kind)),
    /** Waits for the `count`th socket that the server admitted. */
    async peer(count: number): Promise<Peer> {
      await expect.poll(() => peers.length).toBe(count)
      const [last] = peers.slice(-1)
      if (!last) throw new Error('No socket was let in')
      return last
    },
    /**
     * Waits until the server has received `count` requests and the page's timers have exactly these remaining times.
     */
    async waits(count: number, ...remaining: number[]) {
      await expect.poll(() => [receivedTokens.length, timers.remaining()]).toEqual([count, remaining])
    },
  }
}
