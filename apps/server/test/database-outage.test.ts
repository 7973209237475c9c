import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createApp } from '../src/app.ts'
import { type Backend, openBackend } from '../src/backend.ts'
import { loadConfig } from '../src/load-config.ts'
import { openDatabase, openPool } from '../src/platform/database/database.ts'
import { isDatabaseAway } from '../src/platform/database/is-database-away.ts'
import { createLog } from '../src/platform/log.ts'
import type { Task } from '../src/platform/tasks/task.ts'
import { type BuiltWebApp, buildWebApp } from './built-web-app.ts'
import { cloneTemplate, type TestDatabase } from './database.ts'
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts'
import { noBackPressure } from './world.ts'

const COMPANIES = '/api/v1/companies'
const CALLERS = 30
const NOTED = 'outage.noted'

let database: TestDatabase
let proxy: DatabaseProxy
let web: BuiltWebApp
let backend: Backend
let app: FastifyInstance
const handledNames: string[] = []

const noteTask: Task<{ name: string }> = {
  name: 'noting',
  data: z.object({ name: z.string() }),
  async handle(_ctx, { name }) {
    handledNames.push(name)
  },
}

beforeAll(async () => {
  database = await cloneTemplate()
  proxy = await startDatabaseProxy(database)
  web = await buildWebApp(async ({ url, call }) => {
    const { status } = await call('GET /api/v1/companies', { query: { page: 1 } })
    return { status, html: `${url} ${status}` }
  })
  const config = { ...loadConfig({}), rateLimit: 0 }
  const log = createLog('silent')
  backend = await openBackend(proxy.connection, { log, config, tasks: [noteTask], queue: { pollSeconds: 0.5 } })
  await backend.queue.work(backend.ctx)
  app = await createApp({ ctx: backend.ctx, config, web, backPressure: noBackPressure })
})
afterAll(async () => {
  await app.close()
  await backend.close()
  await proxy.cut()
  await database.drop()
  await web.remove()
})

/**
 * Makes 30 callers read and write until `work` is done. Returns the replies, and the ids of the rows whose writes were
 * acknowledged.
 */
async function underLoad(work: () => Promise<void>) {
  const replies: { status: number; retryAfter: unknown }[] = []
  const acknowledgedNames: string[] = []
  const strangeReplies: unknown[] = []
  let isOver = false
  async function call(): Promise<void> {
    const { statusCode, headers } = await app.inject(COMPANIES)
    replies.push({ status: statusCode, retryAfter: headers['retry-after'] })
    const id = backend.ctx.newId()
    const row = { id, kind: NOTED, actor_id: null, login_id: null, data: '{}', created_at: new Date() }
    await backend.ctx.db
      .transaction()
      .execute((tx) => tx.insertInto('activity').values(row).execute())
      .then(
        () => acknowledgedNames.push(id),
        (error: unknown) => isDatabaseAway(error) || strangeReplies.push(error),
      )
  }
  const callers = Array.from({ length: CALLERS }, async () => {
    while (!isOver) {
      await call()
      // A refusal without I/O doesn't yield to the event loop.
      await turn()
    }
  })
  await work().finally(() => {
    isOver = true
  })
  await Promise.all(callers)
  return { replies, acknowledged: acknowledgedNames, strange: strangeReplies }
}

const statusOf = async (url: string) => (await app.inject(url)).statusCode
const isWell = () => expect.poll(() => statusOf(COMPANIES)).toBe(200)

async function lostOf(ids: readonly string[]): Promise<string[]> {
  const rows = await backend.ctx.db.selectFrom('activity').select('id').where('kind', '=', NOTED).execute()
  const storedIds = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !storedIds.has(id))
}

async function taskArrives(name: string): Promise<void> {
  await backend.ctx.tasks.send(backend.ctx.db, noteTask, { name })
  await expect.poll(() => handledNames).toContain(name)
}

test('when backends are terminated under load, the process and its tasks keep running, and no acknowledged write is lost', async () => {
  const admin = new Client(database.connection)
  await admin.connect()
  // Another role can't terminate an autovacuum worker, which belongs to a superuser.
  const end = async (which: string) =>
    (
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() and ${which}`)
    ).rowCount ?? 0
  let endedCount = 0
  const { replies, acknowledged, strange } = await underLoad(async () => {
    for (let round = 0; round < 10; round += 1) {
      endedCount += await end('true')
      await isWell()
      endedCount += await end("state <> 'idle'")
      endedCount += await end("query ilike 'listen%'")
      await isWell()
    }
  })
  await admin.end()

  expect(endedCount).toBeGreaterThan(50)
  expect(strange).toEqual([])
  expect(replies.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
  expect(replies.filter(({ status, retryAfter }) => status === 503 && retryAfter !== '5')).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(await lostOf(acknowledged)).toEqual([])
  await taskArrives('after backends were ended')
})

describe('during an outage of the database', () => {
  afterEach(() => vi.useRealTimers())

  test('calls get a 503 with Retry-After and cached pages are served; afterwards everything recovers', async () => {
    const warm = await app.inject('/warm')
    expect(warm.statusCode).toBe(200)
    const { replies, acknowledged, strange } = await underLoad(async () => {
      await isWell()
      await proxy.cut()
      await expect.poll(() => statusOf(COMPANIES)).toBe(503)
      expect(await statusOf('/healthz')).toBe(200)
      expect(await statusOf('/readyz')).toBe(503)
      await proxy.mend()
      await isWell()
    })
    expect(strange).toEqual([])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect(replies.filter(({ status, retryAfter }) => status === 503 && retryAfter !== '5')).toEqual([])
    expect(await lostOf(acknowledged)).toEqual([])
    await taskArrives('after the outage')
  })

  test('an expired cached page is served, and other requests get a Retry-After', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const before = await app.inject('/kept')
    expect(before.body).toBe('/kept 200')
    vi.advanceTimersByTime(60_000)
    await proxy.cut()

    for (const _ of [1, 2]) expect((await app.inject('/kept')).body).toBe('/kept 200')
    const other = await app.inject('/other')
    expect([other.statusCode, other.headers['retry-after']]).toEqual([503, '5'])
    expect(other.body).toContain('The server is busy')

    await proxy.mend()
    vi.advanceTimersByTime(1_000)
    await isWell()
    await expect.poll(async () => (await app.inject('/other')).body).toBe('/other 200')
  })

  test('only some requests try to connect, so that the database can recover', async () => {
    await proxy.cut()
    const pool = openPool(proxy.connection, 4, () => {})
    const db = openDatabase(pool)
    const tries = vi.spyOn(pool, 'connect')
    const ask = () => sql`select 1`.execute(db).catch((error: unknown) => error)
    await ask()
    const errors = await Promise.all(Array.from({ length: 100 }, ask))
    expect(errors.every(isDatabaseAway)).toBe(true)
    expect(tries.mock.calls.length).toBeLessThan(5)
    await proxy.mend()
    await expect.poll(async () => (await ask()) instanceof Error).toBe(false)
    await db.destroy()
    await isWell()
  })
})
