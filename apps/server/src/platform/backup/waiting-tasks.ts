import { join } from 'node:path'
import { Client } from 'pg'
import type { DatabaseConnection } from '../database/database.ts'
import { loadRows, writeRows } from './copy-rows.ts'
import type { Manifest } from './manifest.ts'
import { list, quoteName, tablesOf } from './schema.ts'

const FILE = 'tasks.copy.gz'

/**
 * Writes the tasks that have not finished; returns null if there is no task queue. A running task is written as one to
 * retry, because handlers are idempotent.
 */
export async function writeTasks(client: Client, folder: string): Promise<Manifest['tasks']> {
  const shape = (await tablesOf(client, 'task')).find(({ name }) => name === 'job')
  if (!shape) return null
  const { rows } = await client.query<{ version: number }>('select version from task.version')
  const version = rows[0]?.version
  if (version === undefined) return null
  const columns = shape.columns.map((name) =>
    name === 'state' ? `case when state = 'active' then 'retry' else state end` : quoteName(name),
  )
  const statement = `copy (select ${columns.join(', ')} from task.job where state in ('created', 'retry', 'active')) to stdout`
  const rowsAndHash = await writeRows(client, statement, join(folder, FILE))
  return { name: 'tasks', columns: [...shape.columns], ...rowsAndHash, version }
}

/**
 * Puts the tasks that had not finished into the opened queue, and returns their number. Restores none if the queue has
 * another version.
 */
export async function loadTasks(folder: string, { tasks }: Manifest, connection: DatabaseConnection): Promise<number> {
  if (tasks === null) return 0
  const client = new Client({ ...connection, application_name: 'rise restore' })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: number }>('select version from task.version')
    if (rows[0]?.version !== tasks.version) return 0
    await client.query('begin')
    await client.query('create temporary table arriving (like task.job) on commit drop')
    const statement = `copy arriving (${list(tasks.columns)}) from stdin`
    await loadRows(client, statement, join(folder, FILE), tasks)
    const { rowCount } = await client.query('insert into task.job select * from arriving on conflict do nothing')
    await client.query('commit')
    return rowCount ?? 0
  } finally {
    await client.end()
  }
}
