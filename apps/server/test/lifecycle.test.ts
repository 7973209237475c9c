import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../../scripts/free-port.mjs'
import { findRunningPostgres } from '../src/platform/postgres/index.ts'
import { TestClusters } from '../src/platform/postgres/test-cluster.fixture.ts'
import { eventually } from './eventually.ts'
import type { LineProcess } from './line-process.ts'
import { fetchWhenReady, startRise } from './rise-process.ts'

const clusters = new TestClusters()
const startedProcesses: LineProcess[] = []
beforeAll(() => clusters.open())
afterAll(() => clusters.close())
afterEach(async () => {
  for (const child of startedProcesses.splice(0)) {
    child.signal('SIGKILL')
    await child.ended
  }
})

interface Rise {
  readonly server: LineProcess
  readonly dataDir: string
  readonly url: string
}

async function start(dataDir: string, env: Record<string, string> = {}): Promise<Rise> {
  const port = await freePort()
  const server = startRise({ DATA_DIR: dataDir, PORT: port, ...env })
  startedProcesses.push(server)
  return { server, dataDir, url: `http://127.0.0.1:${port}` }
}

async function startReady(dataDir: string): Promise<Rise> {
  const rise = await start(dataDir)
  await rise.server.line(/is ready/)
  return rise
}

/** Connects to the embedded database of a running server. */
async function connect(dataDir: string): Promise<Client> {
  const client = new Client(await findRunningPostgres(dataDir))
  // The connection breaks when Postgres stops.
  client.on('error', () => {})
  await client.connect()
  return client
}

const pidFile = (dataDir: string) => join(dataDir, 'postgres', 'postmaster.pid')

describe.for(['SIGINT', 'SIGTERM'] as const)('Rise, when it receives %s,', (signal) => {
  test('finishes the running request, stops listening, stops Postgres, and exits with status 0', async () => {
    const { server, dataDir, url } = await startReady(await clusters.copy())
    const client = await connect(dataDir)
    await client.query('begin; lock table company in access exclusive mode')
    const underWay = fetchWhenReady(`${url}/api/v1/companies`)
    await eventually(async () => {
      const { rows } = await client.query('select from pg_locks where not granted')
      expect(rows.length).toBeGreaterThan(0)
    })

    server.signal(signal)
    await eventually(() => expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed'))
    server.signal(signal)
    await client.query('commit')

    expect((await underWay).status).toBe(200)
    const answeredAt = performance.now()
    expect(await server.ended).toBe(0)
    // Unfinished requests are cut off after 10 s. An idle keep-alive connection doesn't delay the stop.
    expect(performance.now() - answeredAt).toBeLessThan(9_000)
    expect(server.errorLines).toEqual([])
    expect(await findRunningPostgres(dataDir)).toBeUndefined()
    expect(existsSync(pidFile(dataDir))).toBe(false)
  })
})

describe('Ctrl-C', () => {
  test('during the first creation of the database stops it, and the next start works', async () => {
    const { server, dataDir } = await start(clusters.folder())
    await server.line(/Making the database/)
    server.signal('SIGINT')
    expect(await server.ended).toBe(0)
    expect(await findRunningPostgres(dataDir)).toBeUndefined()

    const next = await startReady(dataDir)
    expect((await fetchWhenReady(`${next.url}/readyz`)).status).toBe(200)
  })

  test('while Postgres starts leaves no Postgres running', async () => {
    const { server, dataDir } = await start(await clusters.copy())
    await eventually(() => expect(existsSync(pidFile(dataDir))).toBe(true), { interval: 1 })
    server.signal('SIGINT')
    expect(await server.ended).toBe(0)
    expect(server.lines.join('\n')).not.toContain('is ready')
    expect(await findRunningPostgres(dataDir)).toBeUndefined()
    expect(existsSync(pidFile(dataDir))).toBe(false)
  })
})

describe('after a kill -9', () => {
  const login = (client: Client) =>
    client.query("insert into login values (gen_random_uuid(), 'ada@example.org', now())")
  const logins = async (dataDir: string) => {
    const client = await connect(dataDir)
    const { rows } = await client.query('select email from login')
    await client.end()
    return rows
  }

  test.for(['only the server', 'everything'])('of %s, the next start serves all committed data', async (killed) => {
    const { server, dataDir } = await startReady(await clusters.copy())
    const client = await connect(dataDir)
    await login(client)
    const postmaster = Number(readFileSync(pidFile(dataDir), 'utf8').split('\n')[0])
    server.signal('SIGKILL')
    if (killed === 'everything') process.kill(postmaster, 'SIGKILL')
    expect(await server.ended).toBe('SIGKILL')

    const next = await startReady(dataDir)

    expect((await fetchWhenReady(`${next.url}/readyz`)).status).toBe(200)
    expect(await logins(dataDir)).toEqual([{ email: 'ada@example.org' }])
    next.server.signal('SIGTERM')
    expect(await next.server.ended).toBe(0)
    expect(existsSync(pidFile(dataDir))).toBe(false)
  })
})

test('when a Postgres is killed under load, it is restarted, and Rise replies with Retry-After until then', async () => {
  const { server, dataDir, url } = await start(await clusters.copy(), { RATE_LIMIT: '0' })
  await server.line(/is ready/)
  const answers = new Set<string>()
  let isOver = false
  async function ask(): Promise<number> {
    const { status, headers } = await fetch(`${url}/api/v1/companies`)
    answers.add(`${status}, retry after ${headers.get('retry-after')}`)
    return status
  }
  const callers = Array.from({ length: 30 }, async () => {
    while (!isOver) await ask()
  })

  process.kill(Number(readFileSync(pidFile(dataDir), 'utf8').split('\n')[0]), 'SIGKILL')
  await eventually(() => expect(answers).toContain('503, retry after 5'))
  await eventually(async () => expect(await ask()).toBe(200))
  isOver = true
  await Promise.all(callers)

  expect([...answers].sort()).toEqual(['200, retry after null', '503, retry after 5'])
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(existsSync(pidFile(dataDir))).toBe(false)
})

describe('Rise refuses to start, with status 1 and one line with the reason', () => {
  async function refusal(env: Record<string, string>): Promise<readonly string[]> {
    const server = startRise({ PORT: await freePort(), DATA_DIR: clusters.folder(), ...env })
    startedProcesses.push(server)
    expect(await server.ended).toBe(1)
    return server.errorLines
  }

  test('with the DATA_DIR of another server, which keeps running', async () => {
    const { dataDir, url, server } = await startReady(await clusters.copy())
    expect(await refusal({ DATA_DIR: dataDir })).toEqual([
      `DATA_DIR ${dataDir} is in use by another Rise server (process ${server.pid}). Stop it, or set another DATA_DIR.`,
    ])
    expect((await fetchWhenReady(`${url}/readyz`)).status).toBe(200)
  })

  test('with an occupied PORT, before creating a database', async () => {
    const port = Number(await freePort())
    const other = createServer().listen(port, '127.0.0.1')
    const dataDir = clusters.folder()
    expect(await refusal({ DATA_DIR: dataDir, PORT: String(port) })).toEqual([
      `PORT ${port} is taken on 127.0.0.1. Stop what uses it, or set another PORT.`,
    ])
    other.close()
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  })

  test('with a HOST that is not an address of this machine', async () => {
    const [line, ...more] = await refusal({ DATA_DIR: clusters.folder(), HOST: '203.0.113.1' })
    expect(line).toMatch(/^HOST 203\.0\.113\.1 with PORT \d+ cannot be used: /)
    expect(more).toEqual([])
  })

  test('with a DATA_DIR that is not writable', async () => {
    const file = clusters.folder()
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, '')
    const [line, ...more] = await refusal({ DATA_DIR: join(file, 'data') })
    expect(line).toContain(`DATA_DIR ${join(file, 'data')} can’t be written`)
    expect(more).toEqual([])
  })

  test('with a REDIS_URL without a server', async () => {
    const port = await freePort()
    const lines = await refusal({ DATA_DIR: await clusters.copy(), REDIS_URL: `redis://127.0.0.1:${port}` })
    expect(lines).toEqual([
      expect.stringMatching(/^REDIS_URL cannot be used: .*ECONNREFUSED.*Is that Redis running\?$/),
    ])
  })

  test('with several invalid variables, listing each on its own line', async () => {
    const lines = await refusal({ PORT: 'http', MODE: 'production', ROLE: 'both' })
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(['MODE', 'PORT', 'ROLE'])
  })
})
