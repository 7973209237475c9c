import { employersEndpoints } from '@rise/contract/companies/employers/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { registerEmployer } from './register-employer.ts'
import { renameEmployer } from './rename-employer.ts'

export const employersRoutes = implement(employersEndpoints, {
  'POST /api/v1/{employers}/register': async ({ ctx, client }, { body }) =>
    reply(await registerEmployer(ctx, client, body.user)),
  'PUT /api/v1/{employers}/{id}': async (call, { params, body }) =>
    reply(await renameEmployer(call.ctx, memberOf(call), params.id, body.user)),
})
