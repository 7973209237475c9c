import { adminCompaniesEndpoints } from '@rise/contract/admin/companies/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { hideMany, notifyMany, setPlanOfMany, tagMany } from './act-on-many.ts'
import {
  addCompanyNote,
  correctCompany,
  createCompany,
  hide,
  setCompanyPlan,
  show,
  tagCompany,
} from './change-company.ts'
import { readCompanyStory } from './company-story.ts'
import { downloadCompanies, listCompanies } from './list-companies.ts'

export const adminCompaniesRoutes = implement(adminCompaniesEndpoints, {
  'GET /api/v1/admin/companies': ({ ctx, query }) => listCompanies(ctx, query),
  'GET /api/v1/admin/companies-download': ({ ctx, member, query }) => downloadCompanies(ctx, member, query),
  'PUT /api/v1/admin/companies-tags': ({ ctx, member, body }) => tagMany(ctx, member, body),
  'PUT /api/v1/admin/companies-plan': ({ ctx, member, body }) => setPlanOfMany(ctx, member, body),
  'PUT /api/v1/admin/companies-hiding': ({ ctx, member, body }) => hideMany(ctx, member, body),
  'POST /api/v1/admin/companies-notifications': ({ ctx, member, body }) => notifyMany(ctx, member, body),
  'POST /api/v1/admin/companies': ({ ctx, member, body }) => createCompany(ctx, member, body),
  'GET /api/v1/admin/companies/{id}': ({ ctx, member, params }) => readCompanyStory(ctx, member, params.id),
  'PUT /api/v1/admin/companies/{id}/facts': ({ ctx, member, params, body }) =>
    correctCompany(ctx, member, { ...params, ...body }),
  'PUT /api/v1/admin/companies/{id}/plan': ({ ctx, member, params, body }) =>
    setCompanyPlan(ctx, member, { ...params, ...body }),
  'PUT /api/v1/admin/companies/{id}/hiding': ({ ctx, member, params, body }) =>
    hide(ctx, member, { ...params, ...body }),
  'DELETE /api/v1/admin/companies/{id}/hiding': ({ ctx, member, params }) => show(ctx, member, params.id),
  'PUT /api/v1/admin/companies/{id}/tags': ({ ctx, member, params, body }) =>
    tagCompany(ctx, member, { ...params, ...body }),
  'POST /api/v1/admin/companies/{id}/notes': ({ ctx, member, params, body }) =>
    addCompanyNote(ctx, member, { ...params, ...body }),
})
