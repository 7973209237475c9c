import { perHour } from '../limit.ts'

/** Team invitations and claim links opened from one network. */
export const companyLinks = perHour('company-link-network', 100, { by: 'network' })
