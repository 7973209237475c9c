// What other features may show of companies: their cards and their query, and what is loaded when it is shown.
import { lazy } from 'react'

export { CompanyCard } from './cards/company-card.tsx'
export { companiesQuery } from './queries.ts'

/** The steps that fill the page of a new company. Needs a Suspense around it. */
export const OnboardingSteps = lazy(async () => ({ default: (await import('./onboarding/steps.tsx')).OnboardingSteps }))

/** Requests for pages that nobody acts for, for admins. Needs a Suspense around it. */
export const ClaimsSection = lazy(async () => ({
  default: (await import('./claims/claims-section.tsx')).ClaimsSection,
}))
