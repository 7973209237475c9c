import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { type LineProcess, startProcess } from '../../../test/line-process.ts'
import { useWorld } from '../../../test/use-world.ts'
import { openRedis } from '../../backend.ts'
import { loadConfig } from '../../load-config.ts'
import { createLog } from '../log.ts'
import { RECEIVE_MS } from './input/receive-upload.ts'

const { world } = useWorld()

const url = '/api/v1/companies'
const withLimit = (limit: number) => ({ config: { ...loadConfig({}), rateLimit: limit } })

test('requests time out later than the slowest upload, and within five minutes', async () => {
  const { requestTimeout } = (await world.app()).server
  expect(requestTimeout).toBeGreaterThan(RECEIVE_MS)
  expect(requestTimeout).toBeLessThan(5 * 60_000)
})

describe('the rate limit', () => {
  test('refuses further requests with the contract’s error and the time to wait', async () => {
    const app = await world.app(withLimit(2))
    const answers = [await app.inject(url), await app.inject(url), await app.inject(url)]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect(answers[2]?.json()).toEqual({
      success: false,
      result: { code: 'too-many-requests', message: 'Too many requests. Wait a moment, then try again.' },
    })
    const wait = Number(answers[2]?.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
  })

  test('counts each address separately, and trusts a proxy’s header only when configured to', async () => {
    const ask = (app: FastifyInstance, forwarded: string) =>
      app.inject({ url, headers: { 'x-forwarded-for': forwarded } })
    const directApp = await world.app(withLimit(1))
    expect((await ask(directApp, '203.0.113.1')).statusCode).toBe(200)
    expect((await ask(directApp, '203.0.113.2')).statusCode).toBe(429)

    const behindProxy = await world.app({ config: { ...withLimit(1).config, trustProxy: 'loopback' } })
    expect((await ask(behindProxy, '203.0.113.1')).statusCode).toBe(200)
    expect((await ask(behindProxy, '203.0.113.2')).statusCode).toBe(200)
    expect((await ask(behindProxy, '203.0.113.2')).statusCode).toBe(429)
  })

  test('does not count health checks and metrics', async () => {
    const app = await world.app(withLimit(1))
    await app.inject(url)
    await app.inject(url)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })

  test('is disabled by the value 0', async () => {
    const app = await world.app(withLimit(0))
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(url)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })
})

const redisUrl = process.env.TEST_REDIS_URL ?? ''

describe.skipIf(!redisUrl)('the rate limit with Redis', () => {
  const processes: LineProcess[] = []
  afterEach(async () => {
    for (const process of processes.splice(0)) {
      process.signal('SIGKILL')
      await process.ended
    }
  })

  /** Starts a separate process that serves the API with a limit, which it counts in Redis at `address`. */
  async function limitingProcess(limit: number): Promise<{ ask(address: string): Promise<number> }> {
    const script = fileURLToPath(new URL('./limiting-process.fixture.ts', import.meta.url))
    const limitingServer = startProcess([script, JSON.stringify(world.connection), redisUrl, String(limit)])
    processes.push(limitingServer)
    const port = (await limitingServer.line(/^port /)).slice(5)
    return {
      async ask(address) {
        const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers: { 'x-forwarded-for': address } })
        return answer.status
      },
    }
  }

  test('is shared by two processes', async () => {
    const [first, second] = await Promise.all([limitingProcess(4), limitingProcess(4)])
    const address = `2001:db8::${randomBytes(2).toString('hex')}`
    const statuses: number[] = []
    for (const target of [first, second, first, second, first, second]) statuses.push(await target.ask(address))
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  })

  test('doesn’t stop the API when Redis is unavailable or stops answering', async () => {
    const redis = await openRedis(redisUrl, createLog('silent'))
    const app = await world.app({ ...withLimit(100), redis })
    expect((await app.inject(url)).headers['x-ratelimit-limit']).toBe('100')

    await redis.call('client', 'pause', '5000', 'all')
    expect((await app.inject(url)).statusCode).toBe(200)
    await expect(redis.ping()).rejects.toThrow('timed out')

    redis.disconnect()
    expect((await app.inject(url)).statusCode).toBe(200)
  })
})

test('replies of the API are compressed, and have headers that prevent browsers from treating them as pages', async () => {
  const app = await world.app()
  const answer = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } })
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
})
