import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { setCatalogs } from './present-catalogs.ts'
import { changesOf, type EntryRow } from './read-catalog.ts'

/** The database and revision of the catalogs in memory. */
let loaded: { readonly name: string; readonly revision: number } | undefined

/** Reads the catalogs again if they have changed since the last reading. */
export async function refreshCatalogs({ db }: Pick<Context, 'db'>): Promise<void> {
  const { rows } = await sql<{ name: string; revision: string }>`
    select current_database() as name, revision from catalog_revision`.execute(db)
  const [now] = rows
  if (now && !isLoaded(now.name, Number(now.revision))) await loadPresent(db)
}

async function loadPresent(db: Database): Promise<void> {
  // One statement, so that the revision matches the entries.
  const { rows } = await sql<{ name: string; revision: string; entries: EntryRow[] }>`
    select current_database() as name, revision, (
      select coalesce(json_agg(entry order by added_at, slug), '[]') from catalog_entry as entry
    ) as entries from catalog_revision`.execute(db)
  const [read] = rows
  // An older state, read meanwhile, never replaces a newer one.
  if (!read || isLoaded(read.name, Number(read.revision))) return
  loaded = { name: read.name, revision: Number(read.revision) }
  setCatalogs(changesOf(read.entries))
}

function isLoaded(name: string, revision: number): boolean {
  return loaded?.name === name && loaded.revision >= revision
}

/** Locks the catalogs until the transaction ends: changes happen one after the other. Every process reads them again. */
export async function lockCatalogs(tx: Tx): Promise<void> {
  await sql`update catalog_revision set revision = revision + 1`.execute(tx)
}
