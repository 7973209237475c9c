import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StartError } from '../data-dir.ts'
import { SUPERUSER } from './settings.ts'
import type { EmbeddedPostgres } from './start-postgres.ts'
import { query, TestClusters } from './test-cluster.fixture.ts'

const clusters = new TestClusters()
let sharedPostgres: EmbeddedPostgres
const sharedName = `${'long'.repeat(40)}/${'é'.repeat(100)}`
beforeAll(async () => {
  await clusters.open()
  sharedPostgres = await clusters.start(await clusters.copy(sharedName))
})
afterAll(() => clusters.close())

describe('the embedded Postgres', () => {
  test('keeps its data when it is stopped and started again', async () => {
    const dataDir = await clusters.copy()
    const first = await clusters.start(dataDir)
    await query(first.connection, 'insert into kept values (1)')
    await first.stop()

    const second = await clusters.start(dataDir)

    expect(await query(second.connection, 'select id::integer from kept')).toEqual([{ id: 1 }])
  })

  test('listens only on a private unix socket, however long the path of DATA_DIR is', async () => {
    const { connection } = sharedPostgres

    expect(await query(connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    const socket = join(connection.host, `.s.PGSQL.${connection.port}`)
    expect(Buffer.byteLength(socket)).toBeLessThanOrEqual(107)
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700)
  })

  test('requires the password, which is in a file that only its owner can read', async () => {
    const { connection } = sharedPostgres

    const file = join(clusters.folder(sharedName), 'postgres.password')
    expect((await readFile(file, 'utf8')).trim()).toBe(connection.password)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await expect(query({ ...connection, password: 'wrong' }, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    const [method] = await query(
      { ...connection, user: SUPERUSER },
      'select rolpassword from pg_authid where rolcanlogin',
    )
    expect(method?.rolpassword).toMatch(/^SCRAM-SHA-256/)
  })

  test('is durable, checks its pages, sorts by code point, and works as a role without superuser rights', async () => {
    const { connection } = sharedPostgres

    const settings = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'data_checksums',
      'server_encoding',
      'is_superuser',
    ]
    const values = await Promise.all(settings.map((name) => query(connection, `show ${name}`)))
    expect(Object.assign({}, ...values.flat())).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      server_encoding: 'UTF8',
      is_superuser: 'off',
    })
    const locale = 'select datlocprovider, datlocale from pg_database where datname = current_database()'
    expect(await query(connection, locale)).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8' }])
  })

  test('lets its role clone databases from a template and create the search extensions', async () => {
    const { connection } = sharedPostgres

    await query(connection, 'create database clone template rise')
    expect(await query({ ...connection, database: 'clone' }, 'select * from kept')).toEqual([])
    await query(connection, 'create extension pg_trgm')
    await query(connection, 'create extension unaccent')
    await query(connection, 'drop database clone with (force)')
  })

  test.runIf(process.platform === 'linux')('takes at most 80 MB of memory while idle', async () => {
    const { connection } = sharedPostgres
    await query(connection, 'select count(*) from kept')

    expect(await proportionalMemory(connection.host)).toBeLessThan(80 * 1024)
  })

  test('stops even if a transaction is open; stopping it twice is harmless', async () => {
    const { connection, stop } = await clusters.start(await clusters.copy())
    const client = new Client(connection)
    const connectionLost = new Promise((resolve) => client.on('error', resolve))
    await client.connect()
    await client.query('begin; insert into kept values (1)')

    await Promise.all([stop(), stop()])
    await stop()

    expect(await connectionLost).toBeInstanceOf(Error)
    await expect(stat(connection.host)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test("reports the end of Postgres's own log if it doesn’t start", async () => {
    const dataDir = await clusters.copy()
    await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n')

    const error = await clusters.start(dataDir).catch((thrown: unknown) => thrown)

    expect(error).toBeInstanceOf(StartError)
    expect(String(error)).toContain('unrecognized configuration parameter "no_such_setting"')
  })

  test('asks for the lost password file instead of creating one that doesn’t match', async () => {
    const dataDir = await clusters.copy()
    await writeFile(join(dataDir, 'postgres.password'), '')

    await expect(clusters.start(dataDir)).rejects.toThrow(/Restore that file/)
  })

  test('refuses a password file that belongs to another database, with a clear error', async () => {
    const dataDir = await clusters.copy()
    await writeFile(join(dataDir, 'postgres.password'), 'of-another\n')

    await expect(clusters.start(dataDir)).rejects.toThrow(/Does postgres.password belong to this database/)
  })

  test('creates its role and database if the first start ended before doing so', async () => {
    const dataDir = await clusters.copy()
    const first = await clusters.start(dataDir)
    const superuser = { ...first.connection, user: SUPERUSER, database: 'postgres' }
    await query(superuser, 'drop database rise')
    await query(superuser, 'drop role rise')
    await first.stop()

    const { connection } = await clusters.start(dataDir)
    expect(await query(connection, 'select current_user, current_database()')).toEqual([
      { current_user: 'rise', current_database: 'rise' },
    ])
  })
})

// Returns the memory in kilobytes of all processes of the server with this socket folder; shared pages count once.
async function proportionalMemory(socketDir: string): Promise<number> {
  const name = socketDir.slice(socketDir.lastIndexOf('/') + 1)
  let sum = 0
  for (const pid of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (!line.includes(name)) continue
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
    sum += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
  }
  expect(sum).toBeGreaterThan(0)
  return sum
}
