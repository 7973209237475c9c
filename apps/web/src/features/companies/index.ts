// The parts of companies for other features: the slots of a company's page, the desk's frame, and lazy sections.
import { lazy } from 'react'

export { claimsQueryOf } from './claims/claims-query.ts'
export type { CompanySlots } from './company-slots.ts'
export { LazyDeskFrame as DeskFrame } from './desk/lazy-desk-frame.tsx'
export { TodaySection } from './desk/today/today-section.tsx'
export { HiringStrip, loadHiringStrip } from './hiring-strip.tsx'
export { hrefOfStep, STEP_COUNT } from './onboarding/step-address.ts'
export { useTeamMay } from './use-team-may.ts'

/** Requests for unclaimed pages, for admins. Needs a Suspense around it. */
export const ClaimsSection = lazy(async () => ({
  default: (await import('./claims/claims-section.tsx')).ClaimsSection,
}))
