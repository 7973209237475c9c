// Companies: their pages and the list of them. Owns the table `company`; a company's slug and plan are its actor's.
import type {} from './tables.ts'

export { findCompanyByName, findOrCreateCompany } from './find-or-create-company.ts'
export { NAMELESS, presentCompanyCard } from './present.ts'
export { companyCardRows, findCompanyId } from './queries.ts'
export { companiesRoutes } from './routes.ts'
