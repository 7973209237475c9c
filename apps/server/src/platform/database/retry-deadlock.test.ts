import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { retryDeadlock } from './retry-deadlock.ts'

const { world } = useWorld()

test('two transactions in a deadlock both succeed', async () => {
  const { db } = world.ctx
  const lock = (key: number) => sql`select pg_advisory_xact_lock(${key})`
  const [oneHasBegun, otherHasBegun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let runs = 0
  const lockBoth = (keys: readonly [number, number], started: PromiseWithResolvers<void>, other: Promise<void>) =>
    retryDeadlock(() =>
      db.transaction().execute(async (tx) => {
        runs += 1
        await lock(keys[0]).execute(tx)
        started.resolve()
        await other
        await lock(keys[1]).execute(tx)
        return keys[0]
      }),
    )
  const bothTransactions = Promise.all([
    lockBoth([1, 2], oneHasBegun, otherHasBegun.promise),
    lockBoth([2, 1], otherHasBegun, oneHasBegun.promise),
  ])
  expect(await bothTransactions).toEqual([1, 2])
  expect(runs).toBe(3)
})

test('any other failure is thrown without a retry', async () => {
  let runs = 0
  const failingTransaction = retryDeadlock(async () => {
    runs += 1
    await sql`select 1 / 0`.execute(world.ctx.db)
  })
  await expect(failingTransaction).rejects.toThrow('division by zero')
  expect(runs).toBe(1)
})
