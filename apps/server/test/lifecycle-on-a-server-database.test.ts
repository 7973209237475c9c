import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '../../../scripts/free-port.mjs'
import { createReactTask } from '../src/platform/activity/listener.ts'
import { openDatabase, openPool } from '../src/platform/database/database.ts'
import { createLog } from '../src/platform/log.ts'
import { newId } from '../src/platform/new-id.ts'
import { openTaskQueue } from '../src/platform/tasks/task-queue.ts'
import { cloneTemplate, type TestDatabase } from './database.ts'
import type { LineProcess } from './line-process.ts'
import { databaseUrl, startRise } from './rise-process.ts'

let database: TestDatabase
const startedProcesses: LineProcess[] = []
beforeEach(async () => {
  database = await cloneTemplate()
})
afterEach(async () => {
  for (const child of startedProcesses.splice(0)) {
    child.signal('SIGKILL')
    await child.ended
  }
  await database.drop()
})

function start(env: Record<string, string>): LineProcess {
  const server = startRise({ DATABASE_URL: databaseUrl(database.connection), ...env })
  startedProcesses.push(server)
  return server
}

describe('with an unusable DATABASE_URL, Rise refuses to start and prints one line without the password', () => {
  async function refusal(url: string): Promise<string> {
    const server = start({ DATABASE_URL: url, PORT: await freePort() })
    expect(await server.ended).toBe(1)
    expect(server.errorLines).toHaveLength(1)
    return server.errorLines[0] ?? ''
  }

  test('if nothing listens there', async () => {
    const port = await freePort()
    const line = await refusal(`postgres://rise:hunter2@127.0.0.1:${port}/rise`)
    expect(line).toMatch(/^DATABASE_URL cannot be used: 127\.0\.0\.1:\d+\/rise says "connect ECONNREFUSED .*"/)
    expect(line).not.toContain('hunter2')
  })

  test('if the host doesn’t exist', async () => {
    expect(await refusal('postgres://rise:hunter2@no-such-host.invalid/rise')).toMatch(
      /^DATABASE_URL cannot be used: no-such-host\.invalid\/rise says "getaddrinfo /,
    )
  })

  test('if the password is wrong', async () => {
    const line = await refusal(databaseUrl({ ...database.connection, password: 'hunter2' }))
    expect(line).toMatch(/^DATABASE_URL cannot be used: .* says "password authentication failed for user /)
    expect(line).not.toContain('hunter2')
  })

  test('if the database doesn’t exist', async () => {
    const line = await refusal(databaseUrl({ ...database.connection, database: 'atlantis' }))
    expect(line).toMatch(/^DATABASE_URL cannot be used: .*\/atlantis says "database "atlantis" does not exist"/)
  })
})

test('ROLE=web serves without running tasks; ROLE=worker runs tasks without serving', async () => {
  const task = createReactTask([])
  const db = openDatabase(openPool(database.connection, 1, () => {}))
  const queue = await openTaskQueue(database.connection, [task], createLog('silent'))
  await queue.send(db, task, { activityId: newId() })
  await queue.stop()
  const states = async () =>
    (await sql<{ state: string }>`select state from task.job where name = ${task.name}`.execute(db)).rows

  const port = await freePort()
  const web = start({ ROLE: 'web', PORT: port })
  await web.line(/is ready/)
  // On a busy machine, startup may block the event loop long enough that the first requests are refused as overloaded.
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/api/v1/jobs`)).status).toBe(200)
  web.signal('SIGTERM')
  expect(await web.ended).toBe(0)
  expect(await states()).toEqual([{ state: 'created' }])

  const worker = start({ ROLE: 'worker', PORT: port })
  await worker.line(/is running background tasks/)
  await expect.poll(states).toEqual([{ state: 'completed' }])
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed')
  worker.signal('SIGTERM')
  expect(await worker.ended).toBe(0)
  await db.destroy()
})
