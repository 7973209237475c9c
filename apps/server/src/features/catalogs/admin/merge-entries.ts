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
  /** The slug of the entry to merge, in the version that the admin saw, and of the remaining one. */
  readonly slug: string
  readonly version: number
  readonly into: string
}

const errors = adminCatalogsErrors

/**
 * Merges an entry into another one of its catalog: its names become other names of that one, and everything with its
 * slug shows the other immediately. A task rewrites the stored slugs.
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
    const present = await readCatalog(tx, catalog)
    const { entries } = present
    const merged = entries.find((one) => one.slug === slug)
    if (!merged) throw new Failure(errors['catalog-entry-not-found'])
    if (merged.version !== version) throw new Failure(errors['catalog-entry-changed'])
    const before = entries.find((one) => one.slug === into)
    if (!before) throw new Failure(errors['catalog-merge-into-nothing'])
    const aliases = otherNames(before.name, [...before.aliases, ...namesOf(merged)])
    const after = { ...before, aliases, version: before.version + 1 }
    await storeEntry(ctx, tx, catalog, { ...merged, version: merged.version + 1 }, { mergedInto: into })
    await storeEntry(ctx, tx, catalog, after)
    // Entries that were merged into it earlier move too, so that a slug leads to its entry in one step.
    await tx
      .updateTable('catalog_entry')
      .set({ merged_into: into })
      .where('catalog', '=', catalog)
      .where('merged_into', '=', slug)
      .execute()
    const act = { act: 'catalog.merged', catalog, present, uses, before, after, merged: merged } as const
    await recordEntryAct(ctx, tx, admin, act)
    return after
  })
  await refreshCatalogs(ctx)
  const counts = await countUses(ctx, { catalog, uses })
  return presentEntry(entry, counts.get(into) ?? 0)
}
