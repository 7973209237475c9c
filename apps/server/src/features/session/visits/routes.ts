import { visitsEndpoints } from '@rise/contract/session/visits/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { findInviter } from '../actors/find-inviter.ts'
import { noteConversion, notePageView } from './note-visit.ts'

export const visitsRoutes = implement(visitsEndpoints, {
  'POST /api/v1/trackUserConversions': ({ ctx, body }) => noteConversion(ctx, body),
  'POST /api/v1/page-views': ({ ctx, client, principal, body }) => notePageView(ctx, { principal, client }, body),
  'GET /api/v1/invitations/{slug}': ({ ctx, params }) => findInviter(ctx, params.slug),
})
