import { savedSearchEndpoints } from '@rise/contract/jobs/saved-searches/endpoints'
import { implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { changeSearch, listSearches, removeSearch, saveSearch } from './saved-searches.ts'

export const savedSearchRoutes = implement(savedSearchEndpoints, {
  'GET /api/v1/saved-searches': async (call) => reply(await listSearches(call.ctx, memberOf(call))),
  'POST /api/v1/saved-searches': async (call, { body }) => reply(await saveSearch(call.ctx, memberOf(call), body)),
  'PATCH /api/v1/saved-searches/{id}': async (call, { params, body }) =>
    reply(await changeSearch(call.ctx, memberOf(call), { id: params.id, ...body })),
  'DELETE /api/v1/saved-searches/{id}': async (call, { params }) => {
    await removeSearch(call.ctx, memberOf(call), params.id)
    return reply({})
  },
})
