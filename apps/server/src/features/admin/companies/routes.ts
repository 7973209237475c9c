import { adminCompaniesEndpoints } from '@rise/contract/admin/companies/endpoints'
import { implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { hideMany, notifyMany, setPlanOfMany, tagMany } from './act-on-many.ts'
import { correctCompany, createCompany, hide, noteCompany, setCompanyPlan, show, tagCompany } from './change-company.ts'
import { readCompanyStory } from './company-story.ts'
import { downloadCompanies, listCompanies } from './list-companies.ts'

export const adminCompaniesRoutes = implement(adminCompaniesEndpoints, {
  'GET /api/v1/admin/companies': async ({ ctx }, { query }) => reply(await listCompanies(ctx, query)),
  'GET /api/v1/admin/companies-download': async (call, { query }) =>
    reply(await downloadCompanies(call.ctx, memberOf(call), query)),
  'PUT /api/v1/admin/companies-tags': async (call, { body }) => reply(await tagMany(call.ctx, memberOf(call), body)),
  'PUT /api/v1/admin/companies-plan': async (call, { body }) =>
    reply(await setPlanOfMany(call.ctx, memberOf(call), body)),
  'PUT /api/v1/admin/companies-hiding': async (call, { body }) => reply(await hideMany(call.ctx, memberOf(call), body)),
  'POST /api/v1/admin/companies-notifications': async (call, { body }) =>
    reply(await notifyMany(call.ctx, memberOf(call), body)),
  'POST /api/v1/admin/companies': async (call, { body }) => reply(await createCompany(call.ctx, memberOf(call), body)),
  'GET /api/v1/admin/companies/{id}': async (call, { params }) =>
    reply(await readCompanyStory(call.ctx, memberOf(call), params.id)),
  'PUT /api/v1/admin/companies/{id}/facts': async (call, { params, body }) =>
    reply(await correctCompany(call.ctx, memberOf(call), { ...params, ...body })),
  'PUT /api/v1/admin/companies/{id}/plan': async (call, { params, body }) =>
    reply(await setCompanyPlan(call.ctx, memberOf(call), { ...params, ...body })),
  'PUT /api/v1/admin/companies/{id}/hiding': async (call, { params, body }) =>
    reply(await hide(call.ctx, memberOf(call), { ...params, ...body })),
  'DELETE /api/v1/admin/companies/{id}/hiding': async (call, { params }) =>
    reply(await show(call.ctx, memberOf(call), params.id)),
  'PUT /api/v1/admin/companies/{id}/tags': async (call, { params, body }) =>
    reply(await tagCompany(call.ctx, memberOf(call), { ...params, ...body })),
  'POST /api/v1/admin/companies/{id}/notes': async (call, { params, body }) =>
    reply(await noteCompany(call.ctx, memberOf(call), { ...params, ...body })),
})
