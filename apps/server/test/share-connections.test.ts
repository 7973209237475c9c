import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { connectionsFor, poolSizeOf } from './share-connections.ts'
import { useWorld } from './use-world.ts'

const { world } = useWorld()

test('on the embedded Postgres, each world has the product’s pool size, however many workers there are', () => {
  for (const workers of [1, 3, 9, 33]) expect(poolSizeOf(connectionsFor(workers), workers)).toBe(16)
})

test.for([
  [100, 3, 12],
  [100, 5, 6],
  [60, 3, 6],
  [400, 3, 16],
  [20, 9, 4],
] as const)('with %i connections, each world of %i workers gets a pool of %i', ([connections, workers, size]) => {
  expect(poolSizeOf(connections, workers)).toBe(size)
})

test('a world uses no more connections than its pool size, and its statements have no time limit', async () => {
  const size = inject('poolSize')
  const wait = () => sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.05)`.execute(world.ctx.db)
  const answers = await Promise.all(Array.from({ length: 3 * size }, wait))
  expect(new Set(answers.map(({ rows }) => rows[0]?.pid)).size).toBeLessThanOrEqual(size)
  const { rows } = await sql`select current_setting('statement_timeout') as limit`.execute(world.ctx.db)
  expect(rows).toEqual([{ limit: '0' }])
})
