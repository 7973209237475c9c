import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { handleErrors } from '../errors.ts'
import { registerBackPressure } from './back-pressure.ts'

const LATE_MS = 300
const apps: FastifyInstance[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

/** Serves `/slow`, which replies once it is released, `/quick`, and `/alive`, which is never refused. */
async function serve(maxEventLoopDelayMs = LATE_MS) {
  const { promise: releasePromise, resolve: release } = Promise.withResolvers<void>()
  let waitingCount = 0
  const app = Fastify()
  apps.push(app)
  handleErrors(app)
  app.get('/alive', async () => 'alive')
  await app.register(async (scope) => {
    await registerBackPressure(scope, { maxEventLoopDelayMs, mostReads: 4, mostChanges: 2 })
    scope.all('/quick', async () => 'quick')
    scope.get('/slow', async () => {
      waitingCount += 1
      await releasePromise
      return 'slow'
    })
  })
  await app.ready()
  return {
    app,
    release,
    async hold(count: number) {
      const replies = Array.from({ length: count }, () => app.inject('/slow'))
      await expect.poll(() => waitingCount).toBe(count)
      return replies
    },
  }
}

/** Blocks the event loop, as a busy machine would. */
function block(): void {
  const end = performance.now() + 2 * LATE_MS
  while (performance.now() < end);
}

/** Repeats a request while the event loop is late, until the reply is as expected. */
async function whileLate(ask: () => Promise<{ statusCode: number }>, status: number) {
  return eventually(
    async () => {
      block()
      const reply = await ask()
      expect(reply.statusCode).toBe(status)
      return reply
    },
    { interval: 1 },
  )
}

test('a late event loop alone refuses no request, because other programs may use the processor', async () => {
  const { app, release, hold } = await serve()
  const pendingReplies = await hold(1)
  for (let turn = 0; turn < 6; turn += 1) {
    block()
    await wait(0)
    expect((await app.inject({ method: 'POST', url: '/quick' })).statusCode).toBe(200)
  }
  release()
  expect((await Promise.all(pendingReplies)).map(({ statusCode }) => statusCode)).toEqual([200])
})

test('while the event loop is late and requests pile up, changes are refused before reads', async () => {
  const { app, release, hold } = await serve()
  const change = () => app.inject({ method: 'POST', url: '/quick' })
  const pendingReplies = await hold(3)
  const refusal = await app.inject('/alive').then(() => whileLate(change, 503))
  expect(refusal).toMatchObject({ headers: { 'retry-after': '5' } })
  expect((await app.inject('/quick')).statusCode).toBe(200)
  expect((await app.inject('/alive')).statusCode).toBe(200)

  release()
  await Promise.all(pendingReplies)
  await whileLate(change, 200)
})

test('when even more requests pile up, reads are refused, too', async () => {
  const { app, release, hold } = await serve()
  const pendingReplies = await hold(4)
  await whileLate(() => app.inject('/quick'), 503)
  expect((await app.inject('/alive')).statusCode).toBe(200)
  release()
  await Promise.all(pendingReplies)
})

test('while the event loop keeps up, no request is refused, however many pile up', async () => {
  const { app, release, hold } = await serve(60_000)
  const pendingReplies = await hold(6)
  expect((await app.inject({ method: 'POST', url: '/quick' })).statusCode).toBe(200)
  release()
  await Promise.all(pendingReplies)
})
