import { companiesEndpoints } from '@rise/contract/companies/endpoints'
import { implement, reply } from '../../platform/http/implement.ts'
import { findCompany } from './find-company.ts'
import { companyOptions } from './list/company-options.ts'
import { countCompaniesPerFilter } from './list/count-per-filter.ts'
import { listCompanies } from './list/list-companies.ts'

export const companiesRoutes = implement(companiesEndpoints, {
  'GET /api/v1/companies': async ({ ctx, principal }, { query }) => reply(await listCompanies(ctx, query, principal)),
  'GET /api/v1/company-counts': async ({ ctx, principal }, { query }) =>
    reply(await countCompaniesPerFilter(ctx, query, principal)),
  'GET /api/v1/company-options': async () => reply(companyOptions),
  'GET /api/v1/companies/{slug}': async ({ ctx, principal }, { params }) =>
    reply(await findCompany(ctx, params.slug, principal)),
})
