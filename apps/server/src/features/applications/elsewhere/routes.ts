import { outsideApplicationEndpoints } from '@rise/contract/applications/elsewhere/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { dropOutside, findOutsideJob, saveOutside, saveOutsideJob } from './save-outside.ts'
import { writeMemo } from './write-memo.ts'

export const outsideApplicationRoutes = implement(outsideApplicationEndpoints, {
  'PUT /api/v1/outside-applications/{id}': ({ ctx, member, params, body }) =>
    saveOutside(ctx, member, { id: params.id, ...body }),
  'DELETE /api/v1/outside-applications/{id}': ({ ctx, member, params }) => dropOutside(ctx, member, params.id),
  'GET /api/v1/outside-jobs/{id}': async ({ ctx, member, params }) => ({
    application: await findOutsideJob(ctx, member, params.id),
  }),
  'PUT /api/v1/outside-jobs/{id}': ({ ctx, member, params }) => saveOutsideJob(ctx, member, params.id),
  'PUT /api/v1/applications/{id}/memo': ({ ctx, member, params, body }) =>
    writeMemo(ctx, member, { id: params.id, ...body }),
})
