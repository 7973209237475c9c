import { sql } from 'kysely'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cloneTemplate, type TestDatabase } from '../../../test/database.ts'
import { openDatabase, openPool } from './database.ts'
import { isDatabaseAway } from './is-database-away.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await cloneTemplate()
})
afterAll(() => database.drop())

test('when the database ends an idle connection, the log does not contain the connection’s data', async () => {
  const { promise: idleError, resolve } = Promise.withResolvers<Error>()
  const pool = openPool(database.connection, 2, resolve)
  const [idleClient, otherClient] = [await pool.connect(), await pool.connect()]
  const { rows } = await idleClient.query<{ pid: number }>('select pg_backend_pid() as pid')
  idleClient.release()
  await otherClient.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  otherClient.release()
  const error = await idleError
  expect(error.message).toContain('terminating connection')
  expect(Object.keys(error)).not.toContain('client')
  await pool.end()
})

/**
 * Creates a pool of ten connections to a Postgres that has `room.left` connections for it. Counts the attempts in
 * `room.attempts`.
 */
function scarcePool(room: { left: number; attempts: number }): Pool {
  class ScarceClient extends Client {
    override connect = ((done: (error: Error) => void) => {
      room.attempts += 1
      if (room.left > 0) {
        room.left -= 1
        return super.connect(done)
      }
      const fullError = Object.assign(new Error('sorry, too many clients already'), { code: '53300' })
      setImmediate(() => done(fullError))
    }) as Client['connect']
  }
  return new Pool({ ...database.connection, max: 10, Client: ScarceClient })
}

test('when Postgres has no connections left, the open ones serve all queries until more are free', async () => {
  const room = { left: 3, attempts: 0 }
  const db = openDatabase(scarcePool(room))
  const queryMany = async () => {
    const queryOnce = () => sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.01)`.execute(db)
    const results = await Promise.all(Array.from({ length: 60 }, queryOnce))
    return new Set(results.map(({ rows }) => rows[0]?.pid)).size
  }
  expect(await queryMany()).toBe(3)
  expect(room.attempts).toBeLessThan(30)
  room.left = 7
  const laterMs = performance.now() + 2_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(laterMs)
  expect(await queryMany()).toBe(10)
  clock.mockRestore()
  await db.destroy()
})

test('a full Postgres counts as unavailable while no connection is open', async () => {
  const room = { left: 0, attempts: 0 }
  const db = openDatabase(scarcePool(room))
  await expect(sql`select 1`.execute(db)).rejects.toThrow('too many clients')
  expect(room.attempts).toBe(1)
  const queries = Array.from({ length: 30 }, () => sql`select 1`.execute(db))
  const outcomes = await Promise.allSettled(queries)
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(outcomes.map((outcome) => 'reason' in outcome && isDatabaseAway(outcome.reason))).not.toContain(false)
  await db.destroy()
})
