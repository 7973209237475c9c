import { perHour } from '../limit.ts'

/** Links that invite to teams or give pages to claimers, opened from one network. */
export const companyLinks = perHour('company-link-network', 100, { by: 'network' })
