// The plans of a member, for pages that say what one of them opens, and the admins' section.
import { lazy } from 'react'

export { planCostInWords } from './plan-cost.ts'
export { amountInWords } from './price-words.ts'

/** For the admin area alone. Needs a Suspense around it. */
export const PlansAdmin = lazy(async () => ({ default: (await import('./admin/plans-admin.tsx')).PlansAdmin }))
