import { adminCatalogsErrors } from '@rise/contract/catalogs/admin/errors'
import type { AdminCatalogEntry } from '@rise/contract/catalogs/admin/shapes'
import type { EditableCatalog } from '@rise/contract/catalogs/kinds'
import type { Context } from '../../../platform/context.ts'
import { inTurn } from '../../../platform/database/in-turn.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { readCatalog } from '../read-catalog.ts'
import { lockCatalogs, refreshCatalogs } from '../refresh-catalogs.ts'
import type { CatalogUse } from '../uses.ts'
import { countUses } from './count-uses.ts'
import { namesOf, otherNames } from './entry-rules.ts'
import { presentEntry } from './list-entries.ts'
import { recordEntryAct, storeEntry } from './store-entry.ts'

interface Merge {
  readonly catalog: EditableCatalog
  /** `slug` is the entry to merge, in the `version` that the admin saw; `into` is the slug of the remaining entry. */
  readonly slug: string
  readonly version: number
  readonly into: string
}

const errors = adminCatalogsErrors

/**
 * Merges an entry into another entry of its catalog. The merged entry's names become other names of the remaining
 * entry, and everything with the merged slug shows the remaining entry immediately. A task rewrites the stored slugs.
 *
 * @throws {Failure} `catalog-merge-into-itself`, `catalog-entry-not-found`, `catalog-entry-changed`,
 * `catalog-merge-into-nothing`
 */
export async function mergeEntries(
  ctx: Context,
  admin: Admin,
  uses: readonly CatalogUse[],
  { catalog, slug, version, into }: Merge,
): Promise<AdminCatalogEntry> {
  if (slug === into) throw new Failure(errors['catalog-merge-into-itself'])
  const entry = await inTurn(ctx, 'catalogs', async (tx) => {
    await lockCatalogs(tx)
    const presentCatalog = await readCatalog(tx, catalog)
    const { entries } = presentCatalog
    const mergedEntry = entries.find((one) => one.slug === slug)
    if (!mergedEntry) throw new Failure(errors['catalog-entry-not-found'])
    if (mergedEntry.version !== version) throw new Failure(errors['catalog-entry-changed'])
    const before = entries.find((one) => one.slug === into)
    if (!before) throw new Failure(errors['catalog-merge-into-nothing'])
    const aliases = otherNames(before.name, [...before.aliases, ...namesOf(mergedEntry)])
    const after = { ...before, aliases, version: before.version + 1 }
    await storeEntry(ctx, tx, catalog, { ...mergedEntry, version: mergedEntry.version + 1 }, { mergedInto: into })
    await storeEntry(ctx, tx, catalog, after)
    // Entries merged into this one earlier move too, so that every slug leads to its entry in one step.
    await tx
      .updateTable('catalog_entry')
      .set({ merged_into: into })
      .where('catalog', '=', catalog)
      .where('merged_into', '=', slug)
      .execute()
    const act = {
      act: 'catalog.merged',
      catalog,
      present: presentCatalog,
      uses,
      before,
      after,
      merged: mergedEntry,
    } as const
    await recordEntryAct(ctx, tx, admin, act)
    return after
  })
  await refreshCatalogs(ctx)
  const counts = await countUses(ctx, { catalog, uses })
  return presentEntry(entry, counts.get(into) ?? 0)
}
