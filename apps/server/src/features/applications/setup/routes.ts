import { hiringSetupEndpoints } from '@rise/contract/applications/setup/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { deleteTemplate, readSetup, replaceStages, writeTemplate } from './hiring-setup.ts'

export const hiringSetupRoutes = implement(hiringSetupEndpoints, {
  'GET /api/v1/companies/{slug}/hiring-setup': ({ ctx, member, params }) => readSetup(ctx, member, params.slug),
  'PUT /api/v1/companies/{slug}/hiring-stages': ({ ctx, member, params, body }) =>
    replaceStages(ctx, member, params.slug, body),
  'PUT /api/v1/companies/{slug}/message-templates/{id}': ({ ctx, member, params, body }) =>
    writeTemplate(ctx, member, params, body),
  'DELETE /api/v1/companies/{slug}/message-templates/{id}': ({ ctx, member, params }) =>
    deleteTemplate(ctx, member, params),
})
