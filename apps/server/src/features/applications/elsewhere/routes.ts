import { outsideApplicationEndpoints } from '@rise/contract/applications/elsewhere/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { dropOutside, hasOutsideJob, keepOutside, keepOutsideJob } from './keep-outside.ts'
import { writeMemo } from './write-memo.ts'

export const outsideApplicationRoutes = implement(outsideApplicationEndpoints, {
  'PUT /api/v1/outside-applications/{id}': ({ ctx, member, params, body }) =>
    keepOutside(ctx, member, { id: params.id, ...body }),
  'DELETE /api/v1/outside-applications/{id}': ({ ctx, member, params }) => dropOutside(ctx, member, params.id),
  'GET /api/v1/outside-jobs/{id}': async ({ ctx, member, params }) => ({
    applied: await hasOutsideJob(ctx, member, params.id),
  }),
  'PUT /api/v1/outside-jobs/{id}': ({ ctx, member, params }) => keepOutsideJob(ctx, member, params.id),
  'PUT /api/v1/applications/{id}/memo': ({ ctx, member, params, body }) =>
    writeMemo(ctx, member, { id: params.id, ...body }),
})
