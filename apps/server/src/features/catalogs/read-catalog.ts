import type { EditableCatalog } from '@rise/contract/catalogs/kinds'
import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { catalogFiles } from './catalog-files.ts'
import { type ChangedEntry, type PresentCatalog, presentCatalog } from './present-catalogs.ts'

export type EntryRow = Omit<Selectable<Tables['catalog_entry']>, 'added_at' | 'changed_at'>

/** Returns a catalog from the database. The transaction must have locked the catalogs. */
export async function readCatalog(tx: Tx, catalog: EditableCatalog): Promise<PresentCatalog> {
  const rows = await tx
    .selectFrom('catalog_entry')
    .selectAll()
    .where('catalog', '=', catalog)
    .orderBy('added_at')
    .orderBy('slug')
    .execute()
  return presentCatalog(catalogFiles[catalog], changesOf(rows).get(catalog) ?? [])
}

/** Returns the changes that the rows contain, by catalog. */
export function changesOf(rows: readonly EntryRow[]): Map<string, ChangedEntry[]> {
  const changes = new Map<string, ChangedEntry[]>()
  for (const { catalog, slug, name, group_name, aliases, retired, version, merged_into } of rows) {
    const change = { slug, name, group: group_name, aliases, retired, version, mergedInto: merged_into }
    const changesOfCatalog = changes.get(catalog)
    if (changesOfCatalog) changesOfCatalog.push(change)
    else changes.set(catalog, [change])
  }
  return changes
}
