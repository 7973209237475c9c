import { companiesEndpoints } from '@rise/contract/companies/endpoints'
import { type Implementation, implement, reply } from '../../platform/http/implement.ts'
import type { CompanySlot } from './company-slot.ts'
import { findPage } from './find-company.ts'
import { companyOptions } from './list/company-options.ts'
import { countCompaniesPerFilter } from './list/count-per-filter.ts'
import { listCompanies } from './list/list-companies.ts'

/** The public routes of companies; `slot` is what other features show on a company's page. */
export function companiesRoutes(slot: CompanySlot): readonly Implementation[] {
  return implement(companiesEndpoints, {
    'GET /api/v1/companies': async ({ ctx, principal }, { query }) => reply(await listCompanies(ctx, query, principal)),
    'GET /api/v1/company-counts': async ({ ctx, principal }, { query }) =>
      reply(await countCompaniesPerFilter(ctx, query, principal)),
    'GET /api/v1/company-options': async () => reply(companyOptions),
    'GET /api/v1/companies/{slug}': async ({ ctx, principal }, { params }) =>
      reply(await findPage(ctx, slot, params.slug, principal)),
  })
}
