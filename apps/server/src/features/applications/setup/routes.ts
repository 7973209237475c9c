import { hiringSetupEndpoints } from '@rise/contract/applications/setup/endpoints'
import { implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { deleteTemplate, readSetup, replaceStages, writeTemplate } from './hiring-setup.ts'

export const hiringSetupRoutes = implement(hiringSetupEndpoints, {
  'GET /api/v1/companies/{slug}/hiring-setup': async (call, { params }) =>
    reply(await readSetup(call.ctx, memberOf(call), params.slug)),
  'PUT /api/v1/companies/{slug}/hiring-stages': async (call, { params, body }) =>
    reply(await replaceStages(call.ctx, memberOf(call), params.slug, body)),
  'PUT /api/v1/companies/{slug}/message-templates/{id}': async (call, { params, body }) =>
    reply(await writeTemplate(call.ctx, memberOf(call), params, body)),
  'DELETE /api/v1/companies/{slug}/message-templates/{id}': async (call, { params }) => {
    await deleteTemplate(call.ctx, memberOf(call), params)
    return reply({})
  },
})
