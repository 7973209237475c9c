import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneTemplate, type TestDatabase } from '../../../test/database.ts'
import { openPool } from './database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await cloneTemplate()
})
afterAll(() => database.drop())

test('an idle connection that the database ends is told without what the connection knows', async () => {
  const { promise: told, resolve } = Promise.withResolvers<Error>()
  const pool = openPool(database.connection, 2, resolve)
  const [idle, other] = [await pool.connect(), await pool.connect()]
  const { rows } = await idle.query<{ pid: number }>('select pg_backend_pid() as pid')
  idle.release()
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  other.release()
  const error = await told
  expect(error.message).toContain('terminating connection')
  expect(Object.keys(error)).not.toContain('client')
  await pool.end()
})
