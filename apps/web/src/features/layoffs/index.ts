// The parts of layoffs for the home page, a company's page and the onboarding.
import { lazy } from 'react'

export { CompanyLayoffs } from './company-layoffs.tsx'
export { loadNewestLayoffMonth, NewestLayoffMonth } from './newest-month.tsx'

/** Finds the member's own layoff, at the end of the onboarding. Needs a Suspense around it. */
export const FindOwnLayoff = lazy(async () => ({
  default: (await import('./layoff/find-own-layoff.tsx')).FindOwnLayoff,
}))
