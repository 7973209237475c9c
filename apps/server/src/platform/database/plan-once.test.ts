import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.ts'
import { openDatabase, openPool } from './database.ts'

interface Tables {
  number: { value: number }
}

let database: TestDatabase
let db: Kysely<Tables>

beforeAll(async () => {
  database = await createEmptyDatabase()
  db = openDatabase(openPool(database.connection, 1, () => {})) as unknown as Kysely<Tables>
  await sql`create table number as select value from generate_series(1, 20000) as value`.execute(db)
  await sql`create unique index on number (value)`.execute(db)
  await sql`analyze number`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const firstAbove = (least: number, rows: number, offset: number) =>
  db.selectFrom('number').select('value').where('value', '>', least).orderBy('value').limit(rows).offset(offset)

test('after five runs, a first page uses one generic plan for all values', async () => {
  for (let turn = 0; turn < 12; turn++) {
    expect(await firstAbove(turn, 2, 0).execute()).toEqual([{ value: turn + 1 }, { value: turn + 2 }])
  }
  const { rows } = await sql<{ generic_plans: number }>`
    select generic_plans from pg_prepared_statements where statement like 'select %from "number"%'`.execute(db)
  expect(rows).toEqual([{ generic_plans: 7 }])
})

test('a later page begins at its offset, and a limit of zero returns no rows', async () => {
  expect(await firstAbove(10, 2, 3).execute()).toEqual([{ value: 14 }, { value: 15 }])
  expect(await firstAbove(10, 0, 0).execute()).toEqual([])
})
