import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { compileOnce } from './compile-once.ts'
import type { Database, Tx } from './database.ts'

const { world } = useWorld()

test('a statement is built once, and each call uses its own values, in any position', async () => {
  const build = vi.fn()
  const add = compileOnce((_: Database | Tx, first: number, second: number) => {
    build()
    return sql<{
      sum: number
    }>`select ${second}::integer * 100 + ${'7'}::integer * 10 + ${first}::integer + ${second}::integer as sum`
  })
  expect(await add(world.ctx.db, 1, 2)).toEqual([{ sum: 273 }])
  expect(await add(world.ctx.db, 3, 4)).toEqual([{ sum: 477 }])
  expect(await world.ctx.db.transaction().execute((tx) => add(tx, 5, 6))).toEqual([{ sum: 681 }])
  expect(build).toHaveBeenCalledTimes(1)
})

test('a value is never read as SQL', async () => {
  const echoText = compileOnce((_: Database | Tx, text: string) => sql<{ text: string }>`select ${text}::text as text`)
  expect(await echoText(world.ctx.db, "'; drop table job --")).toEqual([{ text: "'; drop table job --" }])
})

test('each combination of absent values has its own text and parameters', async () => {
  const build = vi.fn()
  const read = compileOnce((_: Database | Tx, first: number | null, second: number | undefined) => {
    build()
    const addition = second === undefined ? sql`` : sql`+ ${second}::integer`
    return sql<{ sum: number }>`select coalesce(${first}::integer, 100) ${addition} as sum`
  })
  for (const _time of [1, 2]) {
    expect(await read(world.ctx.db, 1, 2)).toEqual([{ sum: 3 }])
    expect(await read(world.ctx.db, 3, undefined)).toEqual([{ sum: 3 }])
    expect(await read(world.ctx.db, null, 4)).toEqual([{ sum: 104 }])
    expect(await read(world.ctx.db, null, undefined)).toEqual([{ sum: 100 }])
  }
  expect(build).toHaveBeenCalledTimes(4)
})
