// The parts of layoffs for the home page, a company's page and the onboarding.
import { lazy } from 'react'

export { CompanyLayoffs } from './company-layoffs.tsx'
export { loadNewestLayoffs, NewestLayoffs } from './newest-layoffs.tsx'

/** For the end of the onboarding after a layoff. Needs a Suspense around it. */
export const FindOwnLayoff = lazy(async () => ({
  default: (await import('./layoff/find-own-layoff.tsx')).FindOwnLayoff,
}))
