// What other features may show of companies: the slots of their page, and what is loaded when it is shown.
import { lazy } from 'react'

export type { CompanySlots } from './company-slots.ts'
export { HiringCompanies, loadHiringCompanies } from './home-companies.tsx'

/** Requests for pages that nobody acts for, for admins. Needs a Suspense around it. */
export const ClaimsSection = lazy(async () => ({
  default: (await import('./claims/claims-section.tsx')).ClaimsSection,
}))
