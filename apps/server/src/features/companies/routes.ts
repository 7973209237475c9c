import { companiesEndpoints } from '@rise/contract/companies/endpoints'
import { type Implementation, implement } from '../../platform/http/implement.ts'
import type { CompanySlot } from './company-slot.ts'
import { findPage } from './find-company.ts'
import { companyOptions } from './list/company-options.ts'
import { countCompaniesPerFilter } from './list/count-per-filter.ts'
import { listCompanies } from './list/list-companies.ts'

/** Returns the public routes of companies; `slot` has the parts of other features on a company's page. */
export function companiesRoutes(slot: CompanySlot): readonly Implementation[] {
  return implement(companiesEndpoints, {
    'GET /api/v1/companies': ({ ctx, principal, query }) => listCompanies(ctx, query, principal),
    'GET /api/v1/company-counts': ({ ctx, principal, query }) => countCompaniesPerFilter(ctx, query, principal),
    'GET /api/v1/company-options': () => companyOptions,
    'GET /api/v1/companies/{slug}': ({ ctx, principal, params }) => findPage(ctx, slot, params.slug, principal),
  })
}
