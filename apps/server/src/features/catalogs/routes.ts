import { adminCatalogsEndpoints } from '@rise/contract/catalogs/admin/endpoints'
import { catalogsEndpoints } from '@rise/contract/catalogs/endpoints'
import { type Implementation, implement } from '../../platform/http/implement.ts'
import { listEntries } from './admin/list-entries.ts'
import { mergeEntries } from './admin/merge-entries.ts'
import { addEntry, changeEntry } from './admin/write-entry.ts'
import { searchCatalog } from './search-catalog.ts'
import type { CatalogUse } from './uses.ts'

/** Returns the routes. `uses` is called only once a request arrives, because every feature is known by then. */
export function catalogsRoutes(uses: () => readonly CatalogUse[]): readonly Implementation[] {
  return [
    ...implement(catalogsEndpoints, {
      'GET /api/v1/catalogs/{name}': ({ params, query }) => searchCatalog(params.name, query.q),
    }),
    ...implement(adminCatalogsEndpoints, {
      'GET /api/v1/admin/catalogs/{name}': ({ ctx, params, query }) =>
        listEntries(ctx, uses(), { ...params, ...query }),
      'POST /api/v1/admin/catalogs/{name}': ({ ctx, member, params, body }) =>
        addEntry(ctx, member, uses(), { catalog: params.name, written: body }),
      'PUT /api/v1/admin/catalogs/{name}/{slug}': ({ ctx, member, params: { name, slug }, body }) =>
        changeEntry(ctx, member, uses(), { catalog: name, slug, change: body }),
      'POST /api/v1/admin/catalogs/{name}/{slug}/merge': ({ ctx, member, params: { name, slug }, body }) =>
        mergeEntries(ctx, member, uses(), { catalog: name, slug, ...body }),
    }),
  ]
}
