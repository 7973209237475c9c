import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.ts'
import { PLANNED_EACH_TIME, PreparingClient } from './preparing-client.ts'

let database: TestDatabase
let client: PreparingClient

beforeAll(async () => {
  database = await createEmptyDatabase()
  client = new PreparingClient(database.connection)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const preparedStatements = async () => {
  const { rows } = await client.query('select statement from pg_prepared_statements order by statement')
  return rows.map(({ statement }) => statement as string)
}

test('a statement with parameters is prepared once and returns the same rows as any other', async () => {
  for (const number of [1, 2, 3]) {
    const { rows } = await client.query('select $1::int + 1 as next', [number])
    expect(rows).toEqual([{ next: number + 1 }])
  }
  expect(await preparedStatements()).toEqual(['select $1::int + 1 as next'])
})

test('a statement marked as planned each time is not prepared', async () => {
  const { rows } = await client.query(`select ${PLANNED_EACH_TIME} $1::int * 2 as twice`, [4])
  expect(rows).toEqual([{ twice: 8 }])
  expect(await preparedStatements()).not.toContainEqual(expect.stringContaining('twice'))
})

test('a select without parameters is prepared, too, even after leading white space', async () => {
  const text = '\n    select 6 * 7 as answer'
  expect((await client.query(text, [])).rows).toEqual([{ answer: 42 }])
  expect(await preparedStatements()).toContain(text)
})

test('a statement without a list of values is not prepared, nor is any beyond the limit per connection', async () => {
  await client.query('select 1')
  for (let number = 0; number < 310; number += 1) await client.query(`select $1::int + ${number}`, [number])
  const statements = await preparedStatements()
  expect(statements).toHaveLength(300)
  expect(statements).not.toContain('select 1')
})

test('a failing statement fails each time, and the connection stays usable', async () => {
  for (const _time of [1, 2]) await expect(client.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero')
  await expect(client.query('select nothing from nowhere where $1', [true])).rejects.toThrow('nowhere')
  expect((await client.query('select $1::text as word', ['well'])).rows).toEqual([{ word: 'well' }])
})
