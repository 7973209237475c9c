import { adminCatalogsEndpoints } from '@rise/contract/catalogs/admin/endpoints'
import { catalogsEndpoints } from '@rise/contract/catalogs/endpoints'
import { type Implementation, implement, memberOf, reply } from '../../platform/http/implement.ts'
import { listEntries } from './admin/list-entries.ts'
import { mergeEntries } from './admin/merge-entries.ts'
import { addEntry, changeEntry } from './admin/write-entry.ts'
import { searchCatalog } from './search-catalog.ts'
import type { CatalogUse } from './uses.ts'

/** `uses` is called with the first request, once every feature is known. */
export function catalogsRoutes(uses: () => readonly CatalogUse[]): readonly Implementation[] {
  return [
    ...implement(catalogsEndpoints, {
      'GET /api/v1/catalogs/{name}': async (_call, { params, query }) => reply(searchCatalog(params.name, query.q)),
    }),
    ...implement(adminCatalogsEndpoints, {
      'GET /api/v1/admin/catalogs/{name}': async ({ ctx }, { params, query }) =>
        reply(await listEntries(ctx, uses(), { ...params, ...query })),
      'POST /api/v1/admin/catalogs/{name}': async (call, { params, body }) =>
        reply(await addEntry(call.ctx, memberOf(call), uses(), { catalog: params.name, written: body })),
      'PUT /api/v1/admin/catalogs/{name}/{slug}': async (call, { params: { name, slug }, body }) =>
        reply(await changeEntry(call.ctx, memberOf(call), uses(), { catalog: name, slug, change: body })),
      'POST /api/v1/admin/catalogs/{name}/{slug}/merge': async (call, { params: { name, slug }, body }) =>
        reply(await mergeEntries(call.ctx, memberOf(call), uses(), { catalog: name, slug, ...body })),
    }),
  ]
}
