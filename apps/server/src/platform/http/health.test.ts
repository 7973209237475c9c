import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { openDatabase, openPool } from '../database/database.ts'

const { world } = useWorld()

test('/healthz and /readyz report a healthy server, and are never cached', async () => {
  const app = await world.app()
  for (const [url, status] of [
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ] as const) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json().status, answer.headers['cache-control']]).toEqual([
      200,
      status,
      'no-store',
    ])
  }
})

describe('when the database is away, the server is alive but not ready', () => {
  async function appOn(port: number) {
    const connection = { host: '127.0.0.1', port, user: 'rise', password: '', database: 'rise' }
    const db = openDatabase(openPool(connection, 2, () => {}))
    return { app: await world.app({ ctx: { ...world.ctx, db } }), close: () => db.destroy() }
  }

  test('if nothing listens at its address', async () => {
    const listener = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => listener.once('listening', resolve))
    const address = listener.address()
    await new Promise((resolve) => listener.close(resolve))
    if (address === null || typeof address === 'string') throw new Error('no port')
    const { app, close } = await appOn(address.port)

    const readyReply = await app.inject('/readyz')
    expect([readyReply.statusCode, readyReply.headers['retry-after']]).toEqual([503, '5'])
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    await close()
  })

  test('if it accepts the connection and never answers', async () => {
    const sockets = new Set<{ destroy(): void }>()
    const silent = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    const address = silent.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const { app, close } = await appOn(address.port)

    const readyReply = await app.inject('/readyz')
    expect([readyReply.statusCode, readyReply.headers['retry-after']]).toEqual([503, '5'])
    for (const socket of sockets) socket.destroy()
    silent.close()
    await close()
  })
})

test('/metrics groups requests by route pattern, so that addresses don’t multiply the series', async () => {
  const app = await world.app()
  await app.inject('/api/v1/jobs/one')
  await app.inject('/api/v1/jobs/two')
  await app.inject('/api/v1/nothing?x=1')
  await app.inject({ method: 'POST', url: '/nowhere' })

  const { body } = await app.inject('/metrics')

  const countedRoutes = [...body.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)].map(
    ([, labels, n]) => [labels, n],
  )
  expect(countedRoutes).toEqual([
    ['method="GET",route="/api/v1/jobs/:slug",status="404"', '2'],
    ['method="GET",route="/api/*",status="404"', '1'],
    ['method="POST",route="unmatched",status="404"', '1'],
  ])
  expect(body).toContain('process_cpu_seconds_total')
})
