import { perHour } from '../limit.ts'

/** The limit of team invitations and claim links opened from one network. */
export const companyLinks = perHour('company-link-network', 100, { by: 'network' })
