import type { adminCatalogsEndpoints } from '@rise/contract/catalogs/admin/endpoints'
import type { AdminCatalogEntry } from '@rise/contract/catalogs/admin/shapes'
import type { EditableCatalog, EntryOrder } from '@rise/contract/catalogs/kinds'
import type { EndpointReply } from '@rise/contract/endpoint'
import { PAGE_SIZE } from '@rise/contract/pagination'
import type { Context } from '../../../platform/context.ts'
import { toPage } from '../../../platform/database/page.ts'
import { catalogNow, type PresentEntry } from '../present-catalogs.ts'
import { refreshCatalogs } from '../refresh-catalogs.ts'
import { foldSpelling } from '../spelling.ts'
import type { CatalogUse } from '../uses.ts'
import { countUses } from './count-uses.ts'

type Result = EndpointReply<(typeof adminCatalogsEndpoints)['GET /api/v1/admin/catalogs/{name}']>['result']

interface ListQuery {
  readonly name: EditableCatalog
  readonly q?: string | undefined
  readonly order: EntryOrder
  readonly page: number
}

/** Returns a page of a catalog's entries whose names or group contain the words. */
export async function listEntries(
  ctx: Context,
  uses: readonly CatalogUse[],
  { name, q = '', order, page }: ListQuery,
): Promise<Result> {
  // Shows admins the changes made in other processes, too.
  await refreshCatalogs(ctx)
  const counts = await countUses(ctx, { catalog: name, uses })
  const { entries } = catalogNow(name)
  const foldedSearch = foldSpelling(q)
  const usesOf = ({ slug }: PresentEntry) => counts.get(slug) ?? 0
  const matchingEntries = entries
    .filter((entry) => q === '' || (foldedSearch !== '' && hasWords(entry, foldedSearch)))
    .toSorted((a, b) => (order === 'uses' ? usesOf(b) - usesOf(a) : 0) || byName(a.name, b.name))
  const items = matchingEntries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return {
    ...toPage(
      items.map((entry) => presentEntry(entry, usesOf(entry))),
      page,
      matchingEntries.length,
    ),
    groups: [...new Set(entries.map(({ group }) => group))].sort(byName),
  }
}

export function presentEntry(entry: PresentEntry, uses: number): AdminCatalogEntry {
  const { slug, name, group, aliases, retired, version } = entry
  return { slug, name, group, aliases: [...aliases], retired, version, uses }
}

function hasWords({ name, group, aliases }: PresentEntry, sought: string): boolean {
  return [name, group, ...aliases].some((text) => foldSpelling(text).includes(sought))
}

function byName(one: string, other: string): number {
  return one.localeCompare(other, 'en')
}
