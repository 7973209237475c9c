// What other features show of layoffs: a part of the home page and of a company's, and the admins' section.
import { lazy } from 'react'

export { CompanyLayoffs } from './company-layoffs.tsx'
export { loadNewestLayoffs, NewestLayoffs } from './newest-layoffs.tsx'

/** For the admin area alone. Needs a Suspense around it. */
export const LayoffsAdmin = lazy(async () => ({ default: (await import('./admin/layoffs-admin.tsx')).LayoffsAdmin }))
