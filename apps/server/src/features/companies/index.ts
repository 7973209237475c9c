// Companies: company pages, the list of companies, teams and claims. Owns `company`, `company_news`, `company_picture`,
// `company_ticket`, `company_claim` and `company_hiding`; a company's slug, plan and team belong to its actor.
import type {} from './activities.ts'
import type {} from './emails/emails.ts'
import type {} from './tables.ts'

export { companyForAct, type TeamCompany } from './company-of-team.ts'
export { savePage } from './desk/change-page.ts'
export { hires } from './desk/read-today.ts'
export { todayPart } from './desk/today-slot.ts'
export { fakeJobSigns } from './fake-job-signs/fake-job-signs.ts'
export { findCompanyName } from './find-company.ts'
export { createPageOnce, findOrCreateCompany } from './find-or-create-company.ts'
export { hideCompany, showCompany } from './hide-company.ts'
export { ownDomain } from './own-domain.ts'
export { presentCompanyCard } from './present.ts'
export { type CompanyCardRow, companyCardOf } from './queries.ts'
export { refreshOpenJobs } from './refresh-open-jobs.ts'
