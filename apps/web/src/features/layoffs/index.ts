// What other features show of layoffs: a part of the home page, of a company's and of the onboarding.
import { lazy } from 'react'

export { CompanyLayoffs } from './company-layoffs.tsx'
export { loadNewestLayoffs, NewestLayoffs } from './newest-layoffs.tsx'

/** For the end of the onboarding after a layoff. Needs a Suspense around it. */
export const FindOwnLayoff = lazy(async () => ({
  default: (await import('./layoff/find-own-layoff.tsx')).FindOwnLayoff,
}))
