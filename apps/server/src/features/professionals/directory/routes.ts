import { directoryEndpoints } from '@rise/contract/professionals/directory/endpoints'
import { implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { countDirectory } from './count-directory.ts'
import { listDirectory } from './list-directory.ts'
import { suggestPeople } from './suggest-people.ts'

export const directoryRoutes = implement(directoryEndpoints, {
  'GET /api/v1/professionals': async ({ ctx, principal }, { query }) =>
    reply(await listDirectory(ctx, principal, query)),
  'GET /api/v1/professional-counts': async ({ ctx, principal }, { query }) =>
    reply(await countDirectory(ctx, principal, query)),
  'GET /api/v1/professionals/suggestions': async (call) => reply(await suggestPeople(call.ctx, memberOf(call))),
})
