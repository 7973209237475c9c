// What other features may show of companies: the slots of their page, and parts that load when shown.
import { lazy } from 'react'

export type { CompanySlots } from './company-slots.ts'
export { HiringStrip, loadHiringStrip } from './hiring-strip.tsx'

/** For the company of a job that it wrote here. Needs a Suspense around it. */
export const EditJob = lazy(async () => ({ default: (await import('./desk/edit-job.tsx')).EditJob }))

/** Requests for unclaimed pages, for admins. Needs a Suspense around it. */
export const ClaimsSection = lazy(async () => ({
  default: (await import('./claims/claims-section.tsx')).ClaimsSection,
}))
