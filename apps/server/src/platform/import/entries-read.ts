import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** An entry of a file: its position (a line or a number, from 1), its key, and a hash of its content. */
export interface KeyedEntry {
  readonly position: number
  readonly key: string
  readonly hash: string
}

interface SeparatedEntries<E> {
  /** The entries that were read for the first time. */
  readonly fresh: readonly E[]
  /** The number of entries that repeat an earlier one. */
  readonly repeated: number
  /** The entries that contradict an earlier entry, which is at position `first`. */
  readonly contradicting: readonly { readonly position: number; readonly first: number }[]
}

/**
 * Begins an import in its transaction. Other imports with this name wait. A table on disk records the entries that this
 * import has read, so that the memory holds only one batch.
 */
export async function beginImport(tx: Tx, name: string): Promise<void> {
  await lockImport(tx, name)
  await sql`
    create temporary table entry_read (key text primary key, position integer, hash text) on commit drop`.execute(tx)
}

/** Makes other imports with this name wait until the transaction ends. */
export async function lockImport(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/**
 * Separates a batch's entries with a new key from those with a key that was read before. The latter repeat the earlier
 * entry if their content is the same, and contradict it otherwise.
 */
export async function separateRepeated<E extends KeyedEntry>(
  tx: Tx,
  entries: readonly E[],
): Promise<SeparatedEntries<E>> {
  const firsts = [...new Map(entries.toReversed().map((entry) => [entry.key, entry])).values()]
  const marks = firsts.map(({ key, position, hash }) => ({ key, position, hash }))
  const { rows: insertedRows } = await sql<{ key: string }>`
    insert into entry_read select key, position, hash
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as row (key text, position integer, hash text)
    on conflict do nothing returning key`.execute(tx)
  const isFirst = new Set(insertedRows.map(({ key }) => key))
  const newEntries = firsts.filter(({ key }) => isFirst.has(key)).toSorted((a, b) => a.position - b.position)
  const usedEntries = new Set(newEntries)
  const repeatedKeys = entries.filter((entry) => !usedEntries.has(entry))
  if (repeatedKeys.length === 0) return { fresh: newEntries, repeated: 0, contradicting: [] }
  const { rows: before } = await sql<KeyedEntry>`
    select key, position, hash from entry_read where key = any(${repeatedKeys.map(({ key }) => key)}::text[])`.execute(
    tx,
  )
  const earlierRows = new Map(before.map((row) => [row.key, row]))
  const contradictions = repeatedKeys.flatMap(({ key, hash, position }) => {
    const first = earlierRows.get(key)
    return first === undefined || first.hash === hash ? [] : [{ position, first: first.position }]
  })
  return { fresh: newEntries, repeated: repeatedKeys.length - contradictions.length, contradicting: contradictions }
}
