import { professionalsEndpoints } from '@rise/contract/professionals/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { registerProfessional } from './register-professional.ts'
import { renameProfessional } from './rename-professional.ts'

export const professionalsRoutes = implement(professionalsEndpoints, {
  'POST /api/v1/professionals/register': ({ ctx, client, body }) => registerProfessional(ctx, client, body.user),
  'PUT /api/v1/professionals/{id}': ({ ctx, member, params, body }) =>
    renameProfessional(ctx, member, params.id, body.user),
})
