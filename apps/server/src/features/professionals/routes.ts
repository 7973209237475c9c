import { professionalsEndpoints } from '@rise/contract/professionals/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { registerProfessional } from './register-professional.ts'
import { renameProfessional } from './rename-professional.ts'

export const professionalsRoutes = implement(professionalsEndpoints, {
  'POST /api/v1/professionals/register': async ({ ctx, client }, { body }) =>
    reply(await registerProfessional(ctx, client, body.user)),
  'PUT /api/v1/professionals/{id}': async (call, { params, body }) =>
    reply(await renameProfessional(call.ctx, memberOf(call), params.id, body.user)),
})
