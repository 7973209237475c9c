import { adminCatalogsErrors } from '@rise/contract/catalogs/admin/errors'
import type { entryChange, writtenEntry } from '@rise/contract/catalogs/admin/fields'
import type { AdminCatalogEntry } from '@rise/contract/catalogs/admin/shapes'
import type { EditableCatalog } from '@rise/contract/catalogs/kinds'
import { MOST_ENTRIES } from '@rise/contract/catalogs/limits'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { inTurn } from '../../../platform/database/in-turn.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { readCatalog } from '../read-catalog.ts'
import { lockCatalogs, refreshCatalogs } from '../refresh-catalogs.ts'
import type { CatalogUse } from '../uses.ts'
import { countUses } from './count-uses.ts'
import { newSlug, otherNames, refuseTaken } from './entry-rules.ts'
import { presentEntry } from './list-entries.ts'
import { recordEntryAct, storeEntry } from './store-entry.ts'

interface Place {
  readonly catalog: EditableCatalog
  readonly slug: string
}

const errors = adminCatalogsErrors

/**
 * Adds an entry.
 *
 * @throws {Failure} `catalog-name-taken`, `too-many-entries`
 */
export async function addEntry(
  ctx: Context,
  admin: Admin,
  uses: readonly CatalogUse[],
  { catalog, written }: Pick<Place, 'catalog'> & { readonly written: z.output<typeof writtenEntry> },
): Promise<AdminCatalogEntry> {
  const { name, group, aliases } = written
  const entry = await inTurn(ctx, 'catalogs', async (tx) => {
    await lockCatalogs(tx)
    const presentCatalog = await readCatalog(tx, catalog)
    const slug = newSlug(presentCatalog, catalog, name)
    const newEntry = { slug, name, group, aliases: otherNames(name, aliases), retired: false, version: 1 }
    refuseTaken(catalog, presentCatalog, newEntry)
    if (presentCatalog.entries.length >= MOST_ENTRIES) throw new Failure(errors['too-many-entries'])
    await storeEntry(ctx, tx, catalog, newEntry, { isNew: true })
    await recordEntryAct(ctx, tx, admin, {
      act: 'catalog.added',
      catalog,
      present: presentCatalog,
      uses,
      after: newEntry,
    })
    return newEntry
  })
  await refreshCatalogs(ctx)
  return presentEntry(entry, 0)
}

/**
 * Changes an entry. Its slug stays, and its former name becomes another name, by which it is still found.
 *
 * @throws {Failure} `catalog-entry-not-found`, `catalog-entry-changed`, `catalog-name-taken`
 */
export async function changeEntry(
  ctx: Context,
  admin: Admin,
  uses: readonly CatalogUse[],
  { catalog, slug, change }: Place & { readonly change: z.output<typeof entryChange> },
): Promise<AdminCatalogEntry> {
  const entry = await inTurn(ctx, 'catalogs', async (tx) => {
    await lockCatalogs(tx)
    const presentCatalog = await readCatalog(tx, catalog)
    const before = presentCatalog.entries.find((one) => one.slug === slug)
    if (!before) throw new Failure(errors['catalog-entry-not-found'])
    const { name, group, retired, version } = change
    if (before.version !== version) throw new Failure(errors['catalog-entry-changed'])
    const aliases = otherNames(name, [...change.aliases, before.name])
    const after = { slug, name, group, aliases, retired, version: version + 1 }
    refuseTaken(catalog, presentCatalog, after)
    await storeEntry(ctx, tx, catalog, after)
    await recordEntryAct(ctx, tx, admin, {
      act: 'catalog.changed',
      catalog,
      present: presentCatalog,
      uses,
      before,
      after,
    })
    return after
  })
  await refreshCatalogs(ctx)
  const counts = await countUses(ctx, { catalog, uses })
  return presentEntry(entry, counts.get(slug) ?? 0)
}
