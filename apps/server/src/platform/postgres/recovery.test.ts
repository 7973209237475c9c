import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCluster } from './cluster.ts'
import type { PostgresConnection } from './connection.ts'
import { findRunningPostgres } from './find-running-postgres.ts'
import { type KillableRise, killableRise } from './killable-rise.fixture.ts'
import { startPostgres } from './start-postgres.ts'
import { query, silentLog, TestClusters } from './test-cluster.fixture.ts'

const clusters = new TestClusters()
beforeAll(() => clusters.open())
afterAll(() => clusters.close())

const pidFile = (dataDir: string) => join(dataDir, 'postgres', 'postmaster.pid')
/** Reads a file; empty if there is none, or if it is deleted during the call. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
const postmasterPid = (dataDir: string) => Number(readFileSync(pidFile(dataDir), 'utf8').split('\n')[0])

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await turn()
}

describe('after only Rise is killed', () => {
  test.for(['SIGKILL', 'SIGINT'] as const)(
    'with %s to its process group, the next start takes over its Postgres and can stop it',
    async (signal) => {
      const dataDir = await clusters.copy()
      const rise = killableRise(dataDir)
      await query(await rise.connection(), 'insert into kept values (1)')
      const pid = postmasterPid(dataDir)
      rise.signal(signal)
      await rise.ended

      const nextStart = await clusters.start(dataDir)

      expect(nextStart.attached).toBe(true)
      expect(postmasterPid(dataDir)).toBe(pid)
      expect(await query(nextStart.connection, 'select id::integer from kept')).toEqual([{ id: 1 }])
      await nextStart.stop()
      expect(existsSync(pidFile(dataDir))).toBe(false)
      expect(existsSync(nextStart.connection.host)).toBe(false)
      expect((await clusters.start(dataDir)).attached).toBe(false)
    },
  )

  test('with kill -9, its Postgres stops cleanly', async () => {
    const dataDir = await clusters.copy()
    const rise = killableRise(dataDir)
    await query(await rise.connection(), 'insert into kept values (1)')
    rise.killAlone()
    await rise.ended

    await until(() => !existsSync(pidFile(dataDir)))

    const nextStart = await clusters.start(dataDir)
    expect(nextStart.attached).toBe(false)
    expect(await query(nextStart.connection, 'select id::integer from kept')).toEqual([{ id: 1 }])
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('not properly shut down')
  })

  test('a Postgres whose socket was deleted is restarted', async () => {
    const dataDir = await clusters.copy()
    const rise = killableRise(dataDir)
    const connection = await rise.connection()
    await query(connection, 'insert into kept values (1)')
    rise.signal('SIGKILL')
    await rise.ended
    await rm(connection.host, { recursive: true })

    const nextStart = await clusters.start(dataDir)

    expect(nextStart.attached).toBe(false)
    expect(await query(nextStart.connection, 'select id::integer from kept')).toEqual([{ id: 1 }])
  })

  test('the next start succeeds even if its Postgres is still starting', async () => {
    const dataDir = await clusters.copy()
    const rise = killableRise(dataDir)
    await until(() => existsSync(pidFile(dataDir)))
    rise.signal('SIGKILL')
    await rise.ended

    const nextStart = await clusters.start(dataDir)

    expect(await query(nextStart.connection, 'select * from kept')).toEqual([])
  })
})

describe('a Postgres that ends while Rise keeps running', () => {
  async function queryUntilAnswered(connection: PostgresConnection, sql: string) {
    for (;;) {
      const rows = await query(connection, sql).catch(() => undefined)
      if (rows) return rows
    }
  }

  test.for(['started', 'taken over'])('is restarted at the same address each time it ends (%s)', async (how) => {
    const dataDir = await clusters.copy()
    if (how === 'taken over') {
      const formerRise = killableRise(dataDir)
      await formerRise.connection()
      formerRise.signal('SIGKILL')
      await formerRise.ended
    }
    const { connection, attached, stop } = await clusters.start(dataDir)
    expect(attached).toBe(how === 'taken over')
    await query(connection, 'insert into kept values (1)')
    const pids = new Set<number>()
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      pids.add(postmasterPid(dataDir))
      process.kill(postmasterPid(dataDir), signal)
      await until(() => !pids.has(Number.parseInt(readIfThere(pidFile(dataDir)), 10)))
      expect(await queryUntilAnswered(connection, 'select id::integer from kept')).toEqual([{ id: 1 }])
    }
    expect(pids.size).toBe(2)

    await stop()

    expect(existsSync(pidFile(dataDir))).toBe(false)
    expect(existsSync(connection.host)).toBe(false)
  })

  test('can be stopped even if it can’t be started again', async () => {
    const dataDir = await clusters.copy()
    const lines: string[] = []
    const { stop } = await startPostgres({ dataDir, log: { info: (line) => void lines.push(line) } })
    await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n')
    process.kill(postmasterPid(dataDir), 'SIGKILL')
    await until(() => lines.some((line) => line.includes('cannot be started')))

    await stop()

    expect(lines.join('\n')).toContain('no_such_setting')
    expect(await findRunningPostgres(dataDir)).toBeUndefined()
  })
})

describe('after all processes are killed', () => {
  // Inserts rows one by one and prints each id once its commit is acknowledged.
  const writer = `
    const client = new Client(connection)
    await client.connect()
    for (let id = 1; ; id += 1) {
      await client.query('insert into kept values ($1)', [id])
      console.log(id)
    }`

  // Kills Rise and the postmaster. The postmaster's children have to notice that by themselves.
  async function killAll(dataDir: string, rise: KillableRise): Promise<void> {
    rise.signal('SIGKILL')
    process.kill(postmasterPid(dataDir), 'SIGKILL')
    await rise.ended
  }

  async function killWhileWriting(dataDir: string): Promise<number[]> {
    const rise = killableRise(dataDir, writer)
    await until(() => rise.lines.length > 50)
    await killAll(dataDir, rise)
    return rise.lines.slice(1).map(Number)
  }

  test('no acknowledged row is lost', async () => {
    const dataDir = await clusters.copy()
    const acknowledgedIds = await killWhileWriting(dataDir)

    const { connection, attached } = await clusters.start(dataDir)

    expect(attached).toBe(false)
    const ids = (await query(connection, 'select id from kept order by id')).map((row) => Number(row.id))
    expect(ids).toEqual(expect.arrayContaining(acknowledgedIds))
    expect(acknowledgedIds.length).toBeGreaterThan(49)
  })

  test('the next start succeeds even if another process has the dead Postgres’s id, and leaves that process alone', async () => {
    const dataDir = await clusters.copy()
    await killWhileWriting(dataDir)
    // Run by the server's user, because Postgres takes only such a process for a running server.
    const { uid, gid } = await stat(join(dataDir, 'postgres'))
    const stranger = spawn('sleep', ['60'], { uid, gid })
    const strangerExit = once(stranger, 'exit')
    const lines = (await readFile(pidFile(dataDir), 'utf8')).split('\n')
    await writeFile(pidFile(dataDir), [stranger.pid, ...lines.slice(1)].join('\n'))

    const { attached, stop } = await clusters.start(dataDir)
    expect(attached).toBe(false)
    await stop()

    expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
    stranger.kill()
    await strangerExit
  })

  test('the next start succeeds even if a query of the dead Postgres is still running', async () => {
    const dataDir = await clusters.copy()
    const rise = killableRise(
      dataDir,
      "await new Client(connection).connect().then((client) => client.query('do $$ begin loop end loop; end $$'))",
    )
    const connection = await rise.connection()
    const busyQuery = "select from pg_stat_activity where state = 'active' and query like 'do $$%'"
    await until(async () => (await query(connection, busyQuery)).length > 0)
    await killAll(dataDir, rise)

    const { attached } = await clusters.start(dataDir)

    expect(attached).toBe(false)
  })

  test('a first start that was killed during initdb begins again and removes the leftovers', async () => {
    const dataDir = clusters.folder()
    const rise = killableRise(dataDir)
    const unfinishedFolder = async () =>
      (await readdir(dataDir).catch(() => [])).find((entry) => entry.startsWith('postgres.new-'))
    await until(async () =>
      existsSync(join(dataDir, (await unfinishedFolder()) ?? '', 'cluster', 'global', 'pg_control')),
    )
    rise.signal('SIGKILL')
    await rise.ended

    const { connection } = await clusters.start(dataDir)

    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await unfinishedFolder()).toBeUndefined()
  })

  test('a first start is cancelled when Rise is stopped, and the next start starts over', async () => {
    const dataDir = clusters.folder()
    const stopController = new AbortController()
    const start = startPostgres({ dataDir, log: silentLog, stopped: stopController.signal }).catch(
      (reason: unknown) => reason,
    )
    await until(async () => (await readdir(dataDir).catch(() => [])).some((entry) => entry.startsWith('postgres.new-')))
    stopController.abort('Ctrl-C')

    expect(await start).toBe('Ctrl-C')
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    const { connection } = await clusters.start(dataDir)
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  // Otherwise the end of initdb by Ctrl-C could be noticed before Ctrl-C itself, and be reported as a failure.
  test.runIf(process.platform === 'linux')('the creation of the database is not interrupted by Ctrl-C', async () => {
    const dataDir = clusters.folder()
    await mkdir(dataDir)
    const initdb = join(dataDir, 'initdb')
    await writeFile(initdb, '#!/bin/sh\necho "process $$ of group $(cut -d " " -f 5 /proc/$$/stat)"\nexit 1\n')
    await chmod(initdb, 0o755)
    const binaries = { initdb, postgres: '' }

    const creation = createCluster({ dataDir, binaries, user: undefined, password: 'secret', stopped: undefined })

    await expect(creation).rejects.toThrow(/process (\d+) of group \1/)
  })
})

describe('finding a running Postgres', () => {
  test('returns its connection, or nothing if none is running', async () => {
    const dataDir = await clusters.copy()
    expect(await findRunningPostgres(clusters.folder())).toBeUndefined()
    expect(await findRunningPostgres(dataDir)).toBeUndefined()

    const { connection, stop } = await clusters.start(dataDir)
    expect(await findRunningPostgres(dataDir)).toEqual(connection)

    await stop()
    expect(await findRunningPostgres(dataDir)).toBeUndefined()
  })
})
