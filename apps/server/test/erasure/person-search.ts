import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '../../src/platform/database/database.ts'

interface ForeignKey {
  readonly child: string
  readonly parent: string
  readonly child_columns: readonly string[]
  readonly parent_columns: readonly string[]
}

/**
 * Returns every table of the product and of its task queue. A table outside the schema `public` has its schema's name,
 * such as `task.job`.
 */
export async function listTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'task') order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns the number of rows per table with a mark in any column; tables without a marked row are omitted. */
export async function countMarked(db: Database, marks: readonly string[]): Promise<Record<string, number>> {
  const patterns = marks.map((mark) => `%${mark.toLowerCase()}%`)
  const rowsByTable: Record<string, number> = {}
  for (const table of await listTables(db)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.raw(table)} as held
      where lower(held::text) like any(${patterns}::text[])`.execute(db)
    const count = rows[0]?.count ?? 0
    if (count > 0) rowsByTable[table] = count
  }
  return rowsByTable
}

/**
 * Returns the tables with data of these logins and actors: their rows, and all rows whose foreign keys refer to these,
 * directly or through other rows.
 */
export async function tablesOf(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const idsByTable = new Map<string, Set<string>>()
  for (const table of ['login', 'actor']) idsByTable.set(table, await rowsOf(db, table, ids))
  const keys = await foreignKeys(db)
  for (let hasGrown = true; hasGrown; ) {
    hasGrown = false
    for (const key of keys) {
      const ownedIds = idsByTable.get(key.child) ?? new Set()
      const before = ownedIds.size
      for (const row of await childrenOf(db, key, [...(idsByTable.get(key.parent) ?? [])])) ownedIds.add(row)
      if (ownedIds.size > before) hasGrown = true
      idsByTable.set(key.child, ownedIds)
    }
  }
  return new Set([...idsByTable].flatMap(([table, rows]) => (rows.size > 0 ? [table] : [])))
}

async function rowsOf(db: Database, table: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ row: string }>`
    select ctid::text as row from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(db)
  return new Set(rows.map(({ row }) => row))
}

async function childrenOf(db: Database, key: ForeignKey, parents: readonly string[]): Promise<string[]> {
  if (parents.length === 0) return []
  const pairs = key.child_columns.map(
    (column, index) => sql`child.${sql.ref(column)} = parent.${sql.ref(key.parent_columns[index] ?? '')}`,
  )
  const { rows } = await sql<{ row: string }>`
    select child.ctid::text as row from ${sql.table(key.child)} as child
    join ${sql.table(key.parent)} as parent on ${sql.join(pairs, sql` and `)}
    where parent.ctid = any(${parents}::tid[])`.execute(db)
  return rows.map(({ row }) => row)
}

async function foreignKeys(db: Database): Promise<ForeignKey[]> {
  const columns = (table: string, numbers: string) =>
    sql`array(select attname::text from unnest(${sql.ref(numbers)}) with ordinality as used (attnum, place)
      join pg_attribute on attrelid = ${sql.ref(table)} and pg_attribute.attnum = used.attnum order by place)`
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent,
      ${columns('conrelid', 'conkey')} as child_columns, ${columns('confrelid', 'confkey')} as parent_columns
    from pg_constraint where contype = 'f' and connamespace::regnamespace::text = 'public'`.execute(db)
  return rows
}

/** Returns the paths of the files below a folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`)
}
