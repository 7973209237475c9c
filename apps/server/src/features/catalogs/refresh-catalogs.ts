import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { setCatalogs } from './present-catalogs.ts'
import { changesOf, type EntryRow } from './read-catalog.ts'

/** The database and revision of the catalogs in memory. */
let loadedRevision: { readonly name: string; readonly revision: number } | undefined

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
  const [revisionRow] = rows
  // An older state, read meanwhile, never replaces a newer one.
  if (!revisionRow || isLoaded(revisionRow.name, Number(revisionRow.revision))) return
  loadedRevision = { name: revisionRow.name, revision: Number(revisionRow.revision) }
  setCatalogs(changesOf(revisionRow.entries))
}

function isLoaded(name: string, revision: number): boolean {
  return loadedRevision?.name === name && loadedRevision.revision >= revision
}

/**
 * Serialises changes of the catalogs until the transaction ends. Also raises the revision, so that every process reads
 * the catalogs again.
 */
export async function lockCatalogs(tx: Tx): Promise<void> {
  await sql`update catalog_revision set revision = revision + 1`.execute(tx)
}
