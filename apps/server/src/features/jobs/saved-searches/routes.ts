import { savedSearchEndpoints } from '@rise/contract/jobs/saved-searches/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { changeSearch, listSearches, removeSearch, saveSearch } from './saved-searches.ts'

export const savedSearchRoutes = implement(savedSearchEndpoints, {
  'GET /api/v1/saved-searches': ({ ctx, member }) => listSearches(ctx, member),
  'POST /api/v1/saved-searches': ({ ctx, member, body }) => saveSearch(ctx, member, body),
  'PATCH /api/v1/saved-searches/{id}': ({ ctx, member, params, body }) =>
    changeSearch(ctx, member, { id: params.id, ...body }),
  'DELETE /api/v1/saved-searches/{id}': ({ ctx, member, params }) => removeSearch(ctx, member, params.id),
})
