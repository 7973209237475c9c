import { visitsEndpoints } from '@rise/contract/session/visits/endpoints'
import { implement, reply } from '../../../platform/http/implement.ts'
import { findInviter } from '../actors/find-inviter.ts'
import { noteConversion, notePageView } from './note-visit.ts'

export const visitsRoutes = implement(visitsEndpoints, {
  'POST /api/v1/trackUserConversions': async ({ ctx }, { body }) => {
    await noteConversion(ctx, body)
    return reply({})
  },
  'POST /api/v1/page-views': async (call, { body }) => {
    await notePageView(call.ctx, call, body)
    return reply({})
  },
  'GET /api/v1/invitations/{slug}': async ({ ctx }, { params }) => reply(await findInviter(ctx, params.slug)),
})
