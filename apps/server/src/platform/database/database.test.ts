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
  const [idle, other] = [await pool.connect(), await pool.connect()]
  const { rows } = await idle.query<{ pid: number }>('select pg_backend_pid() as pid')
  idle.release()
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  other.release()
  const error = await idleError
  expect(error.message).toContain('terminating connection')
  expect(Object.keys(error)).not.toContain('client')
  await pool.end()
})

/** A pool of ten on a Postgres that has `room.left` connections for it; counts the attempts in `room.asked`. */
function scarcePool(room: { left: number; asked: number }): Pool {
  class Scarce extends Client {
    override connect = ((done: (error: Error) => void) => {
      room.asked += 1
      if (room.left > 0) {
        room.left -= 1
        return super.connect(done)
      }
      const full = Object.assign(new Error('sorry, too many clients already'), { code: '53300' })
      setImmediate(() => done(full))
    }) as Client['connect']
  }
  return new Pool({ ...database.connection, max: 10, Client: Scarce })
}

test('when Postgres has no connections left, the open ones serve all queries, and more open once there are free ones', async () => {
  const room = { left: 3, asked: 0 }
  const db = openDatabase(scarcePool(room))
  const askMany = async () => {
    const queryOnce = () => sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.01)`.execute(db)
    const answers = await Promise.all(Array.from({ length: 60 }, queryOnce))
    return new Set(answers.map(({ rows }) => rows[0]?.pid)).size
  }
  expect(await askMany()).toBe(3)
  expect(room.asked).toBeLessThan(30)
  room.left = 7
  const later = performance.now() + 2_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(await askMany()).toBe(10)
  clock.mockRestore()
  await db.destroy()
})

test('without any open connection, a full Postgres counts as unavailable', async () => {
  const room = { left: 0, asked: 0 }
  const db = openDatabase(scarcePool(room))
  await expect(sql`select 1`.execute(db)).rejects.toThrow('too many clients')
  expect(room.asked).toBe(1)
  const queries = Array.from({ length: 30 }, () => sql`select 1`.execute(db))
  const outcomes = await Promise.allSettled(queries)
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(outcomes.map((outcome) => 'reason' in outcome && isDatabaseAway(outcome.reason))).not.toContain(false)
  await db.destroy()
})
