import { outsideApplicationEndpoints } from '@rise/contract/applications/elsewhere/endpoints'
import { implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { dropOutside, hasOutsideJob, keepOutside, keepOutsideJob } from './keep-outside.ts'
import { writeMemo } from './write-memo.ts'

export const outsideApplicationRoutes = implement(outsideApplicationEndpoints, {
  'PUT /api/v1/outside-applications/{id}': async (call, { params, body }) =>
    reply(await keepOutside(call.ctx, memberOf(call), { id: params.id, ...body })),
  'DELETE /api/v1/outside-applications/{id}': async (call, { params }) => {
    await dropOutside(call.ctx, memberOf(call), params.id)
    return reply({})
  },
  'GET /api/v1/outside-jobs/{id}': async (call, { params }) =>
    reply({ applied: await hasOutsideJob(call.ctx, memberOf(call), params.id) }),
  'PUT /api/v1/outside-jobs/{id}': async (call, { params }) =>
    reply(await keepOutsideJob(call.ctx, memberOf(call), params.id)),
  'PUT /api/v1/applications/{id}/memo': async (call, { params, body }) =>
    reply(await writeMemo(call.ctx, memberOf(call), { id: params.id, ...body })),
})
