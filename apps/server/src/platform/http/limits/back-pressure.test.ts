import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { handleErrors } from '../errors.ts'
import { registerBackPressure } from './back-pressure.ts'

const LATE_MS = 300
const apps: FastifyInstance[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

/** Serves `/slow`, which replies once it is released, and `/quick`; `/alive` is never refused. */
async function serve(maxEventLoopDelayMs = LATE_MS) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let waiting = 0
  const app = Fastify()
  apps.push(app)
  handleErrors(app)
  app.get('/alive', async () => 'alive')
  await app.register(async (scope) => {
    await registerBackPressure(scope, { maxEventLoopDelayMs, mostReads: 4, mostChanges: 2 })
    scope.all('/quick', async () => 'quick')
    scope.get('/slow', async () => {
      waiting += 1
      await released
      return 'slow'
    })
  })
  await app.ready()
  return {
    app,
    release,
    async hold(count: number) {
      const replies = Array.from({ length: count }, () => app.inject('/slow'))
      await expect.poll(() => waiting).toBe(count)
      return replies
    },
  }
}

/** Blocks the event loop as a busy machine does. */
function block(): void {
  const end = performance.now() + 2 * LATE_MS
  while (performance.now() < end);
}

/** Replies to the same request while the event loop is late, until one is as expected. */
async function whileLate(ask: () => Promise<{ statusCode: number }>, status: number) {
  return vi.waitFor(
    async () => {
      block()
      const reply = await ask()
      expect(reply.statusCode).toBe(status)
      return reply
    },
    { timeout: 20_000, interval: 1 },
  )
}

test('a late event loop by itself causes no refusal, because other programs may use the processor', async () => {
  const { app, release, hold } = await serve()
  const pending = await hold(1)
  for (let turn = 0; turn < 6; turn += 1) {
    block()
    await wait(0)
    expect((await app.inject({ method: 'POST', url: '/quick' })).statusCode).toBe(200)
  }
  release()
  expect((await Promise.all(pending)).map(({ statusCode }) => statusCode)).toEqual([200])
})

test('changes are refused before reads while requests pile up behind a late event loop, until it keeps up again', async () => {
  const { app, release, hold } = await serve()
  const change = () => app.inject({ method: 'POST', url: '/quick' })
  const pending = await hold(3)
  const refusal = await app.inject('/alive').then(() => whileLate(change, 503))
  expect(refusal).toMatchObject({ headers: { 'retry-after': '5' } })
  expect((await app.inject('/quick')).statusCode).toBe(200)
  expect((await app.inject('/alive')).statusCode).toBe(200)

  release()
  await Promise.all(pending)
  await whileLate(change, 200)
})

test('reads are refused when even more requests pile up', async () => {
  const { app, release, hold } = await serve()
  const pending = await hold(4)
  await whileLate(() => app.inject('/quick'), 503)
  expect((await app.inject('/alive')).statusCode).toBe(200)
  release()
  await Promise.all(pending)
})

test('no request is refused while the event loop keeps up, however many pile up', async () => {
  const { app, release, hold } = await serve(60_000)
  const pending = await hold(6)
  expect((await app.inject({ method: 'POST', url: '/quick' })).statusCode).toBe(200)
  release()
  await Promise.all(pending)
})
