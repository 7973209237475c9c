import { catalogsEndpoints } from '@rise/contract/catalogs/endpoints'
import { implement, reply } from '../../platform/http/implement.ts'
import { searchCatalog } from './search-catalog.ts'

export const catalogsRoutes = implement(catalogsEndpoints, {
  'GET /api/v1/catalogs/{name}': async (_call, { params, query }) => reply(searchCatalog(params.name, query.q)),
})
