// Companies: their pages, the list of them, who manages one, and how one is claimed. Owns `company`, `company_news`,
// `company_ticket` and `company_claim`; a company's slug, plan and team are its actor's.
import type {} from './emails.ts'
import type {} from './tables.ts'

export { companyClaimsRoutes } from './claims/routes.ts'
export { companiesSitemap } from './companies-sitemap.ts'
export { companyPicture } from './company-picture.ts'
export { companyPageRoutes } from './desk/routes.ts'
export { employersRoutes } from './employers-routes.ts'
export { findOrCreateCompany } from './find-or-create-company.ts'
export { showUnclaimed } from './on-company-unclaimed.ts'
export { presentCompanyCard } from './present.ts'
export { companyCardOf } from './queries.ts'
export { refreshOpenJobs } from './refresh-open-jobs.ts'
export { companiesRoutes } from './routes.ts'
export { keepOwner } from './team/on-account-deleted.ts'
export { companyTeamRoutes } from './team/routes.ts'
