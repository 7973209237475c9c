import type { Client } from 'pg'

/** A table and its columns, without generated ones. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
}

const ofExtension = `exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`

/**
 * Returns the tables of a schema, sorted by name, without partitions and tables of extensions. The default is Rise's
 * own schema, which does not include the task queue.
 */
export async function tablesOf(client: Client, schema = 'public'): Promise<TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = to_regnamespace($1) and c.relkind in ('r', 'p') and not c.relispartition
       and not ${ofExtension} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [schema],
  )
  return rows
}

/** Quotes names of tables or columns and joins them with commas. Only for the schema's own names, never for input. */
export function list(names: readonly string[]): string {
  return names.map(quoteName).join(', ')
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
