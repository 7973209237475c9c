// Companies: their pages and the list of them. Owns the table `company`; a company's slug and plan are its actor's.
import type {} from './tables.ts'

export { companiesSitemap } from './companies-sitemap.ts'
export { employersRoutes } from './employers-routes.ts'
export { findOrCreateCompany } from './find-or-create-company.ts'
export { showUnclaimed } from './on-company-unclaimed.ts'
export { presentCompanyCard } from './present.ts'
export { companyCardOf } from './queries.ts'
export { companiesRoutes } from './routes.ts'
