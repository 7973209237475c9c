import { employersEndpoints } from '@rise/contract/companies/employers/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { registerEmployer } from './register-employer.ts'
import { renameEmployer } from './rename-employer.ts'

export const employersRoutes = implement(employersEndpoints, {
  'POST /api/v1/{employers}/register': ({ ctx, client, body }) => registerEmployer(ctx, client, body.user),
  'PUT /api/v1/{employers}/{id}': ({ ctx, member, params, body }) => renameEmployer(ctx, member, params.id, body.user),
})
